import { colours, constants } from '../ui/theme/tokens.ts'

/** Custom properties by which a page colours our elements; scale and surface are drawn around the frame. */
export const tokenNames = [...Object.keys(colours), ...Object.keys(constants), 'sight'].map(name => `--baize-${name}`)

/** What a value of theirs is made of: colours, lengths, names of fonts. Nothing that fetches, and nothing that ends the declaration. */
const plainValue = /^[\w\s#%.,()+\-/*'"]{1,200}$/
const fetches = /url|image|src|var|env|attr|element|paint/i

/** Whether a frame takes a value for one of these properties. */
export const isTokenValue = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || (plainValue.test(value) && !fetches.test(value)))

/** The values that hold where an element stands; those that are nothing are left out. */
export function tokensAt(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  const values = tokenNames.map(name => [name, style.getPropertyValue(name).trim()] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== '' && isTokenValue(value)))
}
