type Attributes = Record<string, string | boolean | ((event: Event) => void)>
type Child = Node | string

/**
 * Makes an element: attributes as text, `true` for bare ones, `on…` for listeners. Text is only
 * ever text.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (value !== false) node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children)
  return node
}

/** A drawing of straight strokes in a square of so many units. */
export function strokes(width: number, height: number, paths: readonly string[], className: string): SVGSVGElement {
  const name = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(name, 'svg')
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.setAttribute('class', className)
  svg.setAttribute('aria-hidden', 'true')
  for (const d of paths) {
    const path = document.createElementNS(name, 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}
