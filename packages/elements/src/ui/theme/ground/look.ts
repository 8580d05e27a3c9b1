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

/** What the ground painted behind an element asks for. */
export function measure(element: Element, pass: Pass): Look {
  const { colour, known } = groundOf(element, element, pass)
  const given = getComputedStyle(element).getPropertyValue('--baize-plate').trim()
  const plate = !(known && isLegibleOn(colour)) && given !== 'none'
  const stands = (plate && given && readIn(element, given)) || colour
  return { scheme: schemeOn(stands), plate, ground: String(stands) }
}
