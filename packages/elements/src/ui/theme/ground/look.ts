import { groundOf, newPass, readPainted } from './painted.ts'
import { isLegibleOn, schemeOn, type ColorScheme } from './scheme-on.ts'

/** How an element is drawn where it stands. */
export interface Look {
  scheme: ColorScheme
  /** Whether it needs a surface of ours. */
  plate?: boolean
  /** Another text where anything of it is another. */
  key?: string
}

/** How those elements are drawn that go by their ground. */
export const looks = new WeakMap<Element, Look>()

/** What the ground painted behind an element asks for; the same object as before where it asks for the same. */
export function measure(element: Element, pass = newPass()): Look {
  const { colour, known } = groundOf(element, pass)
  const given = getComputedStyle(element).getPropertyValue('--baize-plate').trim()
  const plate = !(known && isLegibleOn(colour)) && given !== 'none'
  const own = plate && given ? readPainted(given) : colour
  const scheme = schemeOn(own[3] ? own : colour)
  const look = { scheme, plate, key: [scheme, plate, own].join() }
  const before = looks.get(element)
  if (before?.key === look.key) return before
  looks.set(element, look)
  return look
}
