type Attributes = Record<string, string | boolean | ((event: Event) => void)>

/**
 * Makes an element: attributes as text, `true` for bare ones, `on…` for listeners. Text is only
 * ever text, never markup and never a link.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (value !== false) node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children)
  return node
}
