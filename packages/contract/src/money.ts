import type { ReplyZod, Zod } from './z.ts'

/**
 * Digits after the point: those of ISO 4217, then those of coins, which it does not know. What is
 * not listed has two.
 */
const decimalsOf: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0,
  XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
  BCH: 8, BTC: 8, DOGE: 8, ETH: 8, LTC: 8,
} // prettier-ignore

/** Digits that are written after the point of an amount. */
const digitsIn = (amount: string): number => /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0

/**
 * Digits after the point of a currency: those of the table, or more where the platform writes
 * amounts with more. Of a currency that is not in the table zeros at the end count too: it is the
 * platform that knows how many digits such a coin has.
 * @param amounts - amounts in this currency, as the platform wrote them
 */
export const decimals = (currency: string, ...amounts: readonly string[]): number => {
  const known = decimalsOf[currency]
  return Math.max(known ?? 2, ...amounts.map(amount => digitsIn(known === undefined ? amount : plainAmount(amount))))
}

/**
 * An amount without the zeros that say nothing: `01.50` is `1.5`, and `1.00` is `1`. A text that is
 * no amount stays as it is.
 */
export function plainAmount(amount: string): string {
  const [, sign = '', whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  const plain = fraction ? `${whole}.${fraction}` : whole
  return plain === '0' ? plain : sign + plain
}

/** Whole units of the last of so many digits after the point. */
function unitsAt(amount: string, places: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Adds amounts of one currency exactly, however many digits each has. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map(digitsIn))
  return decimalText(
    amounts.reduce((sum, amount) => sum + unitsAt(amount, places), 0n),
    places,
  )
}

/**
 * Compares two amounts of one currency exactly, however many digits each has: above zero where the
 * first is more, below where it is less.
 */
export function compareAmounts(one: string, other: string): number {
  const places = Math.max(digitsIn(one), digitsIn(other))
  return Number(unitsAt(one, places) - unitsAt(other, places))
}

/** An amount on the wire: a decimal string, never a float (WAL-06). */
export const Amount = (z: ReplyZod) => z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))
/** An amount that cannot be negative. */
export const PositiveAmount = (z: Zod) => z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/))
export const Currency = (z: ReplyZod) => z.string().check(z.regex(/^[A-Z]{3,5}$/))

/**
 * Whole minor units of a decimal string.
 * @throws RangeError where the string has more digits than the currency, so that nothing is ever
 *   rounded away.
 */
export function toMinor(amount: string, currency: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!match) throw new RangeError(`Not an amount: ${amount}`)
  const [, sign, whole = '0', fraction = ''] = match
  const places = decimals(currency)
  if (/[1-9]/.test(fraction.slice(places))) throw new RangeError(`${amount} has more digits than ${currency}`)
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return sign ? -units : units
}

function decimalText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return units < 0n ? `-${text}` : text
}

/** The decimal string of an amount in minor units, with every digit of the currency. */
export const fromMinor = (units: bigint, currency: string): string => decimalText(units, decimals(currency))
