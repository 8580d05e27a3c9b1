/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** What is painted behind an element: the nearest colour, and whether that is all there is. Under a picture or a gradient it is a guess. */
export interface Ground {
  colour: Colour
  known: boolean
}

/** Grounds that were found while nothing could change: neighbours share what is above them. */
export type Pass = Map<Element, Ground>
export const newPass = (): Pass => new Map()

/** What is laid on a ground. */
export interface Layer {
  style: CSSStyleDeclaration
  share: number
  picture: boolean
}

/** What comes after the first draw (`follow.ts`). */
export const late: {
  /** What lies under an element without holding it. */
  layers?: (element: Element, from: Element) => Layer[]
  /** Told of an element that was drawn. */
  drawn?: (element: Element) => void
} = {}

/** A colour in any form that a page may use; transparent where it is none. */
export function readPainted(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? []
  if (text.startsWith('rgb')) return [red, green, blue, alpha]
  const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  paper.fillStyle = '#0000'
  paper.fillStyle = text
  paper.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = paper.getImageData(0, 0, 1, 1).data
  return [r, g, b, a / 255]
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

/**
 * What is painted behind the content of an element.
 *
 * The opacity of what an element stands in is left out: it fades text and ground alike, and a container that comes in slowly begins with 0.
 *
 * @param from - what is drawn in it
 */
export function groundOf(element: Element, pass: Pass, from = element): Ground {
  const found = pass.get(element)
  if (found) return found
  const parent = parentOf(element)
  let ground = parent ? groundOf(parent, pass, from) : canvas()
  const paint = ({ style: { backgroundColor, backgroundImage }, share, picture }: Layer) => {
    const fill = readPainted(backgroundColor)
    const top = fill[3] * share
    const mix = (index: 0 | 1 | 2) => fill[index] * top + ground.colour[index] * (1 - top)
    ground = {
      colour: [mix(0), mix(1), mix(2), 1],
      known: !picture && backgroundImage === 'none' && (top === 1 || ground.known),
    }
  }
  late.layers?.(element, from).forEach(paint)
  const style = getComputedStyle(element)
  if (style.display !== 'contents') paint({ style, share: 1, picture: false })
  pass.set(element, ground)
  return ground
}
