import type { ReplyZod, Zod } from './z.ts'

/** Digits after the point, by currency. What is not listed has two. */
const decimalsOf: Record<string, number> = { JPY: 0, KRW: 0, VND: 2, KWD: 3, USDT: 2 }
export const decimals = (currency: string): number => decimalsOf[currency] ?? 2

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

/** The decimal string of an amount in minor units, with every digit of the currency. */
export function fromMinor(units: bigint, currency: string): string {
  const places = decimals(currency)
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return units < 0n ? `-${text}` : text
}
