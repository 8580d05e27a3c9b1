import { tokenNames } from '../ui/theme/tokens.ts'

/**
 * What a value of theirs is made of: colours, lengths, names of fonts. Nothing that fetches, and
 * nothing that ends the declaration.
 */
const plainValue = /^[\w\s#%.,()+\-/*'"]{1,200}$/
const fetches = /url|image|src|var|env|attr|element|paint/i

/** Whether a frame takes a value for one of these properties. */
export const isTokenValue = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || (plainValue.test(value) && !fetches.test(value)))

/** What an appearance takes of the page itself: a frame has another one around it. */
const ofThePage = ['font', 'display', 'text']

/** The values that hold where an element stands; those that are nothing are left out. */
export function tokensAt(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  const worn = element.shadowRoot?.querySelector<HTMLElement>('.root')?.style
  const values = [
    ...ofThePage.map(name => [`--baize-${name}`, worn?.getPropertyValue(`--appearance-${name}`) ?? ''] as const),
    ...tokenNames.map(name => [name, style.getPropertyValue(name).trim()] as const),
  ]
  return Object.fromEntries(values.filter(([, value]) => value !== '' && isTokenValue(value)))
}
