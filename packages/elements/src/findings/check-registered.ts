import { tell } from './tell.ts'

/** Milliseconds in which a route that is loaded late may register what it shows. */
const patience = 10_000
const awaited = new Set<string>()

/** Says of an element of ours that nobody registers which import does: only a page that takes elements from npm can forget it. */
export function checkRegistered(element: Element): void {
  const tag = element.localName
  if (awaited.has(tag)) return
  awaited.add(tag)
  setTimeout(() => {
    if (customElements.get(tag)) return
    // Another one of its kind may stay.
    if (!element.isConnected) return void awaited.delete(tag)
    const door = `${tag.replace('baize-', '')}/define`
    const imports = `import '@baize/elements/${door}', or '@baize/elements/light/${door}' on preact`
    tell(element, 'not-registered', `Nothing registers <${tag}>, so it stays empty. Write: ${imports}`)
  }, patience)
}
