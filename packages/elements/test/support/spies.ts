const target = EventTarget.prototype
type Listen = Parameters<EventTarget['addEventListener']>

/**
 * Counts the listeners on window, document and body that come and do not go; the function it
 * returns ends that and tells how many.
 */
export function countListeners(): () => number {
  const page: EventTarget[] = [window, document, document.body]
  const { addEventListener: add, removeEventListener: remove } = target as Record<
    'addEventListener' | 'removeEventListener',
    (...args: Listen) => void
  >
  let count = 0
  target.addEventListener = function (this: EventTarget, ...args: Listen) {
    const options = args[2]
    if (page.includes(this)) {
      count++
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => count--)
    }
    add.apply(this, args)
  }
  target.removeEventListener = function (this: EventTarget, ...args: Listen) {
    if (page.includes(this)) count--
    remove.apply(this, args)
  }
  return () => {
    Object.assign(target, { addEventListener: add, removeEventListener: remove })
    return count
  }
}

/**
 * Collects the names of our events that elements dispatch, until the function it returns is called.
 */
export function collectEvents(): () => string[] {
  const names = new Set<string>()
  const { dispatchEvent: dispatch } = target as Record<'dispatchEvent', (event: Event) => boolean>
  target.dispatchEvent = function (this: EventTarget, event: Event) {
    if (this instanceof Element && event.type.startsWith('baize-')) names.add(event.type)
    return dispatch.call(this, event)
  }
  return () => {
    Object.assign(target, { dispatchEvent: dispatch })
    return [...names]
  }
}

/** Replaces every text under a node by `<font>`, as the translator of a browser does. */
export function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) {
    const font = document.createElement('font')
    font.textContent = node.data
    node.replaceWith(font)
  }
}
