// As in a browser that forbids a page to keep anything.
for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(globalThis, name, {
    get() {
      throw new DOMException('Storage is disabled', 'SecurityError')
    },
  })
Object.defineProperty(Document.prototype, 'cookie', {
  get() {
    throw new DOMException('Storage is disabled', 'SecurityError')
  },
})
globalThis.BroadcastChannel = class {
  constructor() {
    throw new DOMException('Storage is disabled', 'SecurityError')
  }
}
