import { groundOf, readPainted, type Pass } from './painted.ts'
import { isLegibleOn, schemeOn, type ColorScheme } from './scheme-on.ts'

/** How an element is drawn where it stands. */
export interface Look {
  scheme: ColorScheme
  /** Whether it needs a surface of ours. */
  plate?: boolean
  /** Another text where anything of it is another. */
  key?: string
}

/** What the ground painted behind an element asks for. */
export function measure(element: Element, pass: Pass): Look {
  const { colour, known } = groundOf(element, pass)
  const given = getComputedStyle(element).getPropertyValue('--baize-plate').trim()
  const plate = !(known && isLegibleOn(colour)) && given !== 'none'
  const own = plate && given ? readPainted(given) : colour
  const scheme = schemeOn(own[3] ? own : colour)
  return { scheme, plate, key: [scheme, plate, own].join() }
}
