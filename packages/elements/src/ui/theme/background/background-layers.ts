import { parentOf, type Layer } from './background.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What may lie under an element: another one, or `::before` and `::after` of what it stands in. */
interface Candidate {
  style: CSSStyleDeclaration
  /** The highest `z-index` that is painted before the element. */
  maxOrder: number
  box: () => Box
  isPicture: () => boolean
}

const pictures = 'img,picture,video,canvas,iframe'
/** Max children that are looked at: themes lay no more under their heroes. */
const maxLayers = 3

const isLaid = ({ position }: CSSStyleDeclaration) => /abs|fix/.test(position)
const order = ({ zIndex }: CSSStyleDeclaration) => Number(zIndex) || 0
const boxOf = (element: Element) => element.getBoundingClientRect()
/** Whether a box covers another; one without height counts as a line at its upper edge. */
const covers = (outer: Box, inner: Box) =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= Math.max(inner.bottom - 1, inner.top + 1)

/** The box of the window without its scroll bars. */
function windowBox(): Box {
  const { clientWidth, clientHeight } = document.documentElement
  return { left: 0, top: 0, right: Math.min(innerWidth, clientWidth), bottom: Math.min(innerHeight, clientHeight) }
}

/** What an absolutely placed child of an element is placed in. */
function placeOf(owner: Element): Element {
  const { position, transform } = getComputedStyle(owner)
  const above = position === 'static' && transform === 'none' ? parentOf(owner) : null
  return above ? placeOf(above) : owner
}

/** The box of a pseudo-element, which no browser tells: by the lengths that it is drawn with. */
function pseudoBox(owner: Element, style: CSSStyleDeclaration): Box {
  const length = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  const { m41, m42 } = new DOMMatrixReadOnly(style.transform)
  let left = length('left') + length('margin-left') + m41
  let top = length('top') + length('margin-top') + m42
  if (style.position === 'absolute') {
    const place = placeOf(owner)
    const around = boxOf(place)
    left += around.left + place.clientLeft
    top += around.top + place.clientTop
  }
  return { left, top, right: left + length('width'), bottom: top + length('height') }
}

function pseudo(owner: Element, name: '::before' | '::after', maxOrder: number): Candidate {
  const style = getComputedStyle(owner, name)
  return { style, maxOrder, box: () => pseudoBox(owner, style), isPicture: () => style.content.includes('url(') }
}

/**
 * The first children of what an element stands in too, as far as they are rendered and come before
 * it.
 */
function laidBefore(element: Element, maxOrder: number, found: (layer: Element) => void): Candidate[] {
  const all: Candidate[] = []
  let rendered = 0
  for (const child of element.parentNode?.children ?? []) {
    if (child === element || rendered === maxLayers) break
    const style = getComputedStyle(child)
    if (style.display !== 'none') rendered++
    if (!isLaid(style)) continue
    found(child)
    const isPicture = () => child.matches(pictures) || child.querySelector(pictures) !== null
    all.push({ style, maxOrder, box: () => boxOf(child), isPicture })
  }
  return all
}

/**
 * What lies under all of an element without holding it, the lowest first: the picture of a hero,
 * the veil over it.
 *
 * @param from - what is drawn in the element, and says where that is while it has no height
 * @param found - called with every layer that is, or may come to be, under it
 */
export function layersUnder(element: Element, from: Element, found: (layer: Element) => void): Layer[] {
  const parent = parentOf(element)
  if (!parent) return []
  const own = order(getComputedStyle(element))
  // What is fixed stays while the page is scrolled: it is under an element everywhere or nowhere.
  const place = (style: CSSStyleDeclaration) =>
    style.position === 'fixed' ? windowBox() : boxOf(boxOf(element).height ? element : from)
  return [pseudo(parent, '::before', own), ...laidBefore(element, own, found), pseudo(parent, '::after', own - 1)]
    .filter(
      ({ style, maxOrder, box }) =>
        isLaid(style) &&
        order(style) <= maxOrder &&
        Number(style.opacity) > 0 &&
        style.visibility === 'visible' &&
        style.display !== 'none' &&
        style.content !== 'none' &&
        covers(box(), place(style)),
    )
    .sort((one, other) => order(one.style) - order(other.style))
    .map(({ style, isPicture }) => ({ style, share: Number(style.opacity), picture: isPicture() }))
}
