/**
 * Gives an element the focus as soon as it has something that takes it: a form that still waits for its settings comes later.
 * Somebody who has meanwhile gone elsewhere in the popup stays there (POP-17).
 */
export function focusWhenDrawn(element: HTMLElement, signal: AbortSignal): void {
  const root = element.getRootNode() as ShadowRoot
  const free = () => root.activeElement === null || root.activeElement.localName === 'dialog'
  const settled = () => {
    if (free()) element.focus({ preventScroll: true })
    return !free()
  }
  if (settled() || !element.shadowRoot) return
  const drawn = new MutationObserver(() => settled() && drawn.disconnect())
  drawn.observe(element.shadowRoot, { childList: true, subtree: true })
  signal.addEventListener('abort', () => drawn.disconnect())
}
