import { readIn } from './colour.ts'
import { groundOf, type Pass } from './painted.ts'
import { isLegibleOn, schemeOn, type ColorScheme } from './scheme-on.ts'

/** How an element is drawn where it stands. */
export interface Look {
  scheme: ColorScheme
  /** Whether it needs a surface of ours. */
  plate?: boolean
  /** Another text where the ground is another one. */
  ground?: string
}

/** The wrapper of the element of ours that another one of ours is drawn in; null on a page. */
export function wrapperAround(element: Element): HTMLElement | null {
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  return host?.localName.startsWith('baize-') ? element.closest<HTMLElement>('.root') : null
}

/** Inside another element of ours the look of that one, else what the ground painted behind it asks for. */
export function measure(element: Element, pass: Pass): Look {
  const around = wrapperAround(element)
  if (around) return { scheme: around.dataset['theme'] as ColorScheme }
  const { colour, known } = groundOf(element, element, pass)
  const given = getComputedStyle(element).getPropertyValue('--baize-plate').trim()
  const plate = !(known && isLegibleOn(colour)) && given !== 'none'
  const stands = (plate && given && readIn(element, given)) || colour
  return { scheme: schemeOn(stands), plate, ground: String(stands) }
}
