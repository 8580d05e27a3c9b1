import { groundOf, newPass, readPainted } from './painted.ts'
import { isLegibleOn, schemeOn, type ColorScheme } from './scheme-on.ts'

/** How an element is drawn where it stands. */
export interface ResolvedTheme {
  scheme: ColorScheme
  /** Whether it needs a surface of ours. */
  plate?: boolean
  /** Another text where anything of it is another. */
  key?: string
}

/** How those elements are drawn that go by their ground. */
export const resolvedThemes = new WeakMap<Element, ResolvedTheme>()
/** How those are drawn that are told, since the page has changed its colours. */
export const toldThemes = new WeakMap<Element, ResolvedTheme>()

/** What the ground painted behind an element asks for; the same object as before where it asks for the same. */
export function measure(element: Element, pass = newPass()): ResolvedTheme {
  const { colour, known } = groundOf(element, pass)
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
