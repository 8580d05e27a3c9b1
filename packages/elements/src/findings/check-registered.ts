import { report } from './report.ts'

/** Milliseconds in which a lazily loaded route may register what it shows. */
const patience = 10_000
const awaited = new Set<string>()

/**
 * Reports an element of ours that nothing registers, with the import that does: only a page that
 * takes elements from npm can forget it.
 */
export function checkRegistered(element: Element): void {
  const tag = element.localName
  if (awaited.has(tag)) return
  awaited.add(tag)
  setTimeout(() => {
    if (customElements.get(tag)) return
    // Another one of its kind may stay.
    if (!element.isConnected) return void awaited.delete(tag)
    const entryPoint = `${tag.replace('baize-', '')}/define`
    const imports = `import '@baize/elements/${entryPoint}', or '@baize/elements/light/${entryPoint}' on preact`
    report(element, 'not-registered', `Nothing registers <${tag}>, so it stays empty. Write: ${imports}`)
  }, patience)
}
