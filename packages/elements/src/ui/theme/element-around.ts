/** The element of ours that another one is drawn in; null on a page. */
export function elementAround(element: Element): Element | null {
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  return host?.localName.startsWith('baize-') ? host : null
}

/** The wrapper of that element. */
export const wrapperAround = (element: Element): HTMLElement | null =>
  elementAround(element) && element.closest<HTMLElement>('.root')
