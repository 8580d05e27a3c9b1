/** The first field that a person sees, which may stand under tabs. */
const firstField = (shadow: ShadowRoot | null): HTMLElement | undefined =>
  [...(shadow?.querySelectorAll<HTMLElement>('form input') ?? [])].find(field => field.checkVisibility())

/**
 * Gives an element the focus as soon as it has something that takes it, its first field before anything else: a form that still waits for
 * its settings comes later, and so may a field of it. Somebody who has meanwhile gone elsewhere in the popup stays there (POP-17).
 */
export function focusWhenDrawn(element: HTMLElement, signal: AbortSignal): void {
  const root = element.getRootNode() as ShadowRoot
  const free = () => root.activeElement === null || root.activeElement.localName === 'dialog'
  const waits = () => element.shadowRoot?.querySelector('form .skeleton')
  const settled = () => {
    if (free() && !waits()) (firstField(element.shadowRoot) ?? element).focus({ preventScroll: true })
    return !free()
  }
  if (settled() || !element.shadowRoot) return
  const drawn = new MutationObserver(() => settled() && drawn.disconnect())
  drawn.observe(element.shadowRoot, { childList: true, subtree: true })
  signal.addEventListener('abort', () => drawn.disconnect())
}
