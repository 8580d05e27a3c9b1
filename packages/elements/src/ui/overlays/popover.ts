/**
 * Popovers, which browsers have since Chrome 114, Firefox 125 and Safari 17. Before that an overlay
 * is drawn over its surroundings and not over the page.
 */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

/** Over what a page usually draws over everything. */
const over = '2147483647'

/** What is open without being a popover. */
const opened = new WeakSet<HTMLElement>()

/** Hides an overlay that has not been opened, where the browser does not do so by `popover`. */
export function preparePopover(element: HTMLElement): void {
  if (hasPopovers()) return
  element.removeAttribute('popover')
  element.hidden = true
}

/** What a popover does, on an element that is none. The document hears it (`layers.ts`). */
function show(element: HTMLElement, open: boolean): void {
  if (opened.has(element) === open) return
  if (open) opened.add(element)
  else opened.delete(element)
  element.hidden = !open
  element.style.zIndex = over
  element.dispatchEvent(Object.assign(new Event('toggle', { composed: true }), { newState: open ? 'open' : 'closed' }))
  element.removeAttribute('popover')
}

export const isPopoverOpen = (element: HTMLElement): boolean =>
  hasPopovers() ? element.matches(':popover-open') : opened.has(element)

export const openPopover = (element: HTMLElement): void => (hasPopovers() ? element.showPopover() : show(element, true))

export const closePopover = (element: HTMLElement): void =>
  hasPopovers() ? element.hidePopover() : show(element, false)

/**
 * Closes an open overlay at a press outside of it and of its button, and at Escape, as browsers do
 * with `popover="auto"`.
 * @param signal - ends it
 */
export function dismissPopover(element: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  if (hasPopovers()) return
  const page = element.ownerDocument
  const press = (event: Event) => {
    const path = event.composedPath()
    if (isPopoverOpen(element) && !path.includes(element) && !path.includes(button)) closePopover(element)
  }
  const key = (event: KeyboardEvent) => event.key === 'Escape' && isPopoverOpen(element) && closePopover(element)
  page.addEventListener('pointerdown', press, { capture: true, signal })
  page.addEventListener('keydown', key, { signal })
}
