type ColorScheme = 'dark' | 'light'

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/**
 * What is painted behind an element: the nearest colour, and whether that is all there is. Under a
 * picture or a gradient it is a guess.
 */
export interface Background {
  colour: Colour
  known: boolean
}

/**
 * Backgrounds that were measured while nothing could change, so that neighbours share what is above
 * them.
 */
export type Pass = Map<Element, Background>
export const newPass = (): Pass => new Map()

/** What is painted over a background. */
export interface Layer {
  style: CSSStyleDeclaration
  share: number
  picture: boolean
}

/** Functions of `follow-background.ts`, which loads after the first draw; absent until then. */
export const deferredHooks: {
  /** What lies under an element without holding it. */
  layers?: (element: Element, from: Element) => Layer[]
  /** Called with each element that was drawn. */
  drawn?: (element: Element) => void
} = {}

/** How an element was drawn, with what was measured for it. */
export interface MeasuredTheme {
  scheme: ColorScheme
  /** Whether it stands on a plate, a surface of ours (`--baize-plate`). */
  plate?: boolean
  /** Text that differs whenever anything measured differs. */
  key?: string
}

/** How the elements are drawn that follow their background. */
export const resolvedThemes = new WeakMap<Element, MeasuredTheme>()
/** How the elements with a fixed theme are drawn, since the page has changed its colours. */
export const fixedThemes = new WeakMap<Element, MeasuredTheme>()

/** How light a colour is, near enough to its relative luminance. */
const lightness = ([red, green, blue]: Colour) =>
  0.21 * (red / 255) ** 2.2 + 0.72 * (green / 255) ** 2.2 + 0.07 * (blue / 255) ** 2.2

/**
 * The scheme whose texts are further from a colour; a test holds all three limits against the
 * colours that we have.
 */
export const schemeOn = (colour: Colour): ColorScheme => (lightness(colour) > 0.19 ? 'light' : 'dark')

/** Whether every text of that scheme can be read on it without a surface of ours. */
export function isLegibleOn(colour: Colour): boolean {
  const light = lightness(colour)
  return light < 0.024 || light > 0.855
}

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
function canvas(): Background {
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
 * The opacity of what an element stands in is left out: it fades text and background alike, and a
 * container that comes in slowly begins with 0.
 *
 * @param from - what is drawn in it
 */
export function backgroundOf(element: Element, pass: Pass, from = element): Background {
  const found = pass.get(element)
  if (found) return found
  const parent = parentOf(element)
  let background = parent ? backgroundOf(parent, pass, from) : canvas()
  const paint = ({ style: { backgroundColor, backgroundImage }, share, picture }: Layer) => {
    const fill = readPainted(backgroundColor)
    const top = fill[3] * share
    const mix = (index: 0 | 1 | 2) => fill[index] * top + background.colour[index] * (1 - top)
    background = {
      colour: [mix(0), mix(1), mix(2), 1],
      known: !picture && backgroundImage === 'none' && (top === 1 || background.known),
    }
  }
  deferredHooks.layers?.(element, from).forEach(paint)
  const style = getComputedStyle(element)
  if (style.display !== 'contents') paint({ style, share: 1, picture: false })
  pass.set(element, background)
  return background
}

/**
 * How an element is to be drawn on the background painted behind it; the same object as before
 * where nothing has changed.
 */
export function measure(element: Element, pass = newPass()): MeasuredTheme {
  const { colour, known } = backgroundOf(element, pass)
  const given = getComputedStyle(element).getPropertyValue('--baize-plate').trim()
  const plate = !(known && isLegibleOn(colour)) && given !== 'none'
  const own = plate && given ? readPainted(given) : colour
  const scheme = schemeOn(own[3] ? own : colour)
  const resolved = { scheme, plate, key: [scheme, plate, own].join() }
  const before = resolvedThemes.get(element)
  if (before?.key === resolved.key) return before
  resolvedThemes.set(element, resolved)
  return resolved
}
