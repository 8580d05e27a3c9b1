import { decimals, toMinor } from '@baize/contract'

/** Characters that a language writes between thousands, and before the decimals. */
export interface Separators {
  group: string
  point: string
}

/** The separators of a language tag. */
export function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: true }).formatToParts(1234567.5)
  const valueOf = (type: string, otherwise: string) => parts.find(part => part.type === type)?.value ?? otherwise
  return { group: valueOf('group', ','), point: valueOf('decimal', '.') }
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A typed number as a plain decimal string: `1.234,5` in Spanish and `1,234.5` in English are
 * `1234.5`; a plain `1234.5` is understood everywhere. Null where it cannot be read without
 * guessing.
 * @param places - decimals that it may have
 */
export function decimalOf(typed: string, { group, point }: Separators, places: number): string | null {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '')
  const fraction = (mark: string) => (places ? `(?:${quoted(mark)}\\d{1,${places}})?` : '')
  const space = /\s/.test(group) ? '' : quoted(group)
  const grouped = new RegExp(`^(?:\\d{1,3}(?:${space}\\d{3})+|\\d{1,15})${fraction(point)}$`)
  if (grouped.test(text)) return text.replaceAll(group, '').replace(point, '.')
  return new RegExp(`^\\d{1,15}${fraction('.')}$`).test(text) ? text : null
}

/** A typed amount as the decimal string of the wire (WAL-06). */
export const amountOf = (typed: string, separators: Separators, currency: string): string | null =>
  decimalOf(typed, separators, decimals(currency))

/** Whether one amount is more than another, compared as whole minor units. */
export const isMoreThan = (amount: string, than: string, currency: string): boolean =>
  toMinor(amount, currency) > toMinor(than, currency)

/** The smaller of two amounts. */
export const smallerAmount = (one: string, other: string, currency: string): string =>
  isMoreThan(one, other, currency) ? other : one
