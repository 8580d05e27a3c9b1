/** Tells the page of something that is wrong with an element. */
export function tell(element: Element, code: string, message: string): void {
  const detail = { code, message, element: element.localName }
  element.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true, composed: true }))
}
