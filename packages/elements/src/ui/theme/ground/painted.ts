import { over, type Rgb } from '../contrast.ts'
import { readIn } from './colour.ts'

/** What is painted behind an element: the nearest colour, and whether that is all there is. Under a picture or a gradient it is a guess. */
export interface Ground {
  colour: Rgb
  known: boolean
}

/** Grounds that were found while nothing could change: neighbours share what is above them. */
export type Pass = Map<Element, Ground>

/** The element that another one is painted in: through slots, and out of shadow roots. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/** Where nothing is painted: the canvas, as browsers paint it in the scheme that the page uses. */
function canvas(): Ground {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const named = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? ''
  const served = colorScheme === 'normal' ? named : colorScheme
  const dark =
    served.includes('dark') && (!served.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches)
  return { colour: dark ? [18, 18, 18, 1] : [255, 255, 255, 1], known: true }
}

const pictures = 'img,picture,video,canvas,iframe'
const isLaid = ({ position, zIndex }: CSSStyleDeclaration, { zIndex: above }: CSSStyleDeclaration) =>
  /abs|fix/.test(position) && (Number(zIndex) || 0) <= (Number(above) || 0)

/** Whether a box reaches over all of another one and is seen. */
function covers(under: Element, element: Element): boolean {
  const [outer, inner] = [under.getBoundingClientRect(), element.getBoundingClientRect()]
  return (
    outer.top <= inner.top + 1 &&
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.bottom >= inner.bottom - 1 &&
    under.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/**
 * What is painted behind the content of an element.
 *
 * The opacity of what an element stands in is left out: it fades text and ground alike, and a container that comes in slowly begins with 0.
 *
 * @param reader - an element of ours to read colours in
 */
export function groundOf(element: Element, reader: Element, pass: Pass): Ground {
  const found = pass.get(element)
  if (found) return found
  const parent = parentOf(element)
  let ground = parent ? groundOf(parent, reader, pass) : canvas()
  const paint = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration, opacity = '1', picture = false) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = backgroundColor.startsWith('rgb')
      ? (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
      : (readIn(reader, backgroundColor) ?? [0, 0, 0, 0])
    const fill = [red, green, blue, alpha * Number(opacity)] as const
    const known = !picture && backgroundImage === 'none' && (fill[3] === 1 || ground.known)
    ground = { colour: over(fill, ground.colour), known }
  }
  const style = getComputedStyle(element)
  // Pictures of a hero and the veil over them are its first children, laid under the rest.
  for (const other of [...(parent?.children ?? [])].slice(0, 3)) {
    if (other === element) break
    const layer = getComputedStyle(other)
    if (isLaid(layer, style) && covers(other, element))
      paint(layer, layer.opacity, other.matches(pictures) || other.querySelector(pictures) !== null)
  }
  if (style.display !== 'contents') paint(style)
  const before = getComputedStyle(element, '::before')
  if (before.content !== 'none' && isLaid(before, style) && Number.parseFloat(before.width) >= element.clientWidth)
    paint(before, before.opacity)
  pass.set(element, ground)
  return ground
}
