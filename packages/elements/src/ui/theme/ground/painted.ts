import { over, type Rgb } from '../contrast.ts'

/** What is painted behind an element: the nearest colour, and whether that is all there is. Under a picture or a gradient it is a guess. */
export interface Ground {
  colour: Rgb
  known: boolean
}

/** Grounds that were found while nothing could change: neighbours share what is above them. */
export type Pass = Map<Element, Ground>

/** A colour in any form that a page may use; transparent where it is none. */
export function readPainted(text: string): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? []
  if (text.startsWith('rgb')) return [red, green, blue, alpha]
  const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  paper.fillStyle = '#0000'
  paper.fillStyle = text
  paper.fillRect(0, 0, 1, 1)
  const { data } = paper.getImageData(0, 0, 1, 1)
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0, (data[3] ?? 0) / 255]
}

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

/** Whether a box before another one is laid under it, as the picture of a hero and the veil over that are. */
function isUnder(layer: Element, laid: CSSStyleDeclaration, element: Element, style: CSSStyleDeclaration): boolean {
  if (!/abs|fix/.test(laid.position) || (Number(laid.zIndex) || 0) > (Number(style.zIndex) || 0)) return false
  const [outer, inner] = [layer.getBoundingClientRect(), element.getBoundingClientRect()]
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.height >= Math.min(inner.height, innerHeight) - 1 &&
    layer.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/**
 * What is painted behind the content of an element.
 *
 * The opacity of what an element stands in is left out: it fades text and ground alike, and a container that comes in slowly begins with 0.
 */
export function groundOf(element: Element, pass: Pass): Ground {
  const found = pass.get(element)
  if (found) return found
  const parent = parentOf(element)
  let ground = parent ? groundOf(parent, pass) : canvas()
  const paint = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration, share = 1, picture?: Element | null) => {
    const [red, green, blue, alpha] = readPainted(backgroundColor)
    const known = !picture && backgroundImage === 'none' && (alpha * share === 1 || ground.known)
    ground = { colour: over([red, green, blue, alpha * share], ground.colour), known }
  }
  const style = getComputedStyle(element)
  // What lies under the rest comes first.
  for (const layer of [...(parent?.children ?? [])].slice(0, 3)) {
    if (layer === element) break
    const laid = getComputedStyle(layer)
    if (isUnder(layer, laid, element, style))
      paint(laid, Number(laid.opacity), layer.closest('img,video') ?? layer.querySelector('img,video,canvas,iframe'))
  }
  if (style.display !== 'contents') paint(style)
  pass.set(element, ground)
  return ground
}
