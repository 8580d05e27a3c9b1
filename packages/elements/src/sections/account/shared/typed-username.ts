/**
 * The username that stands in a form of an element at the moment, in its shadow root or in the
 * page's own tree.
 */
export function typedUsername(element: Element): string {
  const field = (root: ParentNode | null) => root?.querySelector<HTMLInputElement>('input[name=username]')
  return (field(element.shadowRoot) ?? field(element))?.value ?? ''
}
