import type { Locator } from '@playwright/test'

const read = (element: Element) => {
  const names = [
    'fontFamily',
    'fontSize',
    'fontStyle',
    'fontWeight',
    'lineHeight',
    'letterSpacing',
    'wordSpacing',
    'textAlign',
    'textIndent',
    'textShadow',
    'textTransform',
    'whiteSpace',
    'color',
    'backgroundColor',
    'margin',
    'padding',
    'borderWidth',
  ] as const
  const home = element.getBoundingClientRect()
  const inner: Element[] = []
  for (const root of [element.shadowRoot, element]) if (root) inner.push(...root.querySelectorAll('*'))
  return inner
    .filter(node => node.localName !== 'slot')
    .map(node => {
      const style = getComputedStyle(node)
      const { left, top, width, height } = node.getBoundingClientRect()
      const box = [left - home.left, top - home.top, width, height].map(size => Math.round(size * 10) / 10)
      const name = `${node.localName}.${node.getAttribute('class') ?? ''}`
      return [name, `at ${box.join(' ')}`, ...names.map(key => `${key}: ${style[key]}`)].join('; ')
    })
}

/**
 * How every box and every text of an element is drawn, one line each: places from its own corner,
 * computed fonts, colours and spaces.
 */
export const drawingOf = (element: Locator): Promise<string[]> => element.evaluate(read)

const wide = (element: Element) => {
  const right = element.getBoundingClientRect().right
  const left = element.getBoundingClientRect().left
  const out: string[] = []
  const walk = (root: ParentNode) => {
    for (const node of root.children) {
      const style = getComputedStyle(node)
      const box = node.getBoundingClientRect()
      const seen = box.width > 1 && box.height > 1 && style.visibility !== 'hidden'
      // The track of a lane has room for the ring of its tiles.
      if (seen && (box.right > right + 5 || box.left < left - 5))
        out.push(`${node.localName}.${node.getAttribute('class') ?? ''} ${box.left}–${box.right} in ${left}–${right}`)
      // What scrolls or is cut off holds what is wider than itself.
      if (style.overflowX === 'visible' && node.localName !== 'svg') walk(node)
    }
  }
  for (const root of [element.shadowRoot, element]) if (root) walk(root)
  return out
}

/** What of an element stands outside its sides. */
export const stickingOut = (element: Locator): Promise<string[]> => element.evaluate(wide)
