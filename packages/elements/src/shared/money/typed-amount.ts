import { compareAmounts, decimals, plainAmount, plainText } from '@baize/contract'

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
 * guessing: with three digits after the point, `1.250` could be either in Spanish.
 * @param places - decimals that it may have
 */
export function decimalOf(typed: string, { group, point }: Separators, places: number): string | null {
  const text = plainText(typed).replaceAll(' ', '')
  const fraction = (mark: string) => (places ? `(?:${quoted(mark)}\\d{1,${places}})?` : '')
  const space = /\s/.test(group) ? '' : quoted(group)
  const grouped = new RegExp(`^(?:[1-9]\\d{0,2}(?:${space}\\d{3})+|\\d{1,15})${fraction(point)}$`).test(text)
  const asGrouped = grouped ? text.replaceAll(group, '').replace(point, '.') : null
  const asPlain = new RegExp(`^\\d{1,15}${fraction('.')}$`).test(text) ? text : null
  return asGrouped && asPlain && asGrouped !== asPlain ? null : (asGrouped ?? asPlain)
}

/**
 * A typed amount as the decimal string of the wire (WAL-06).
 * @param known - amounts of the same currency as the platform wrote them, for coins that no table
 *   knows
 */
export const amountOf = (
  typed: string,
  separators: Separators,
  currency: string,
  known: readonly string[] = [],
): string | null => decimalOf(typed, separators, decimals(currency, ...known))

/** An amount of the wire as somebody would type it: every digit of it, in the language's way. */
export const typedAmount = (amount: string, { point }: Separators): string => plainAmount(amount).replace('.', point)

/** An amount as one might type it, with a decimal where its currency has any. */
export const exampleAmount = (currency: string): string => (decimals(currency) ? '1000.5' : '1000')

/** Whether one amount is more than another of the same currency. */
export const isMoreThan = (amount: string, than: string): boolean => compareAmounts(amount, than) > 0

/** The smaller of two amounts of one currency. */
export const smallerAmount = (one: string, other: string): string => (isMoreThan(one, other) ? other : one)
