import { decimals } from './money.ts'

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

/** Units of the last of so many digits after the point, as a decimal string. */
export function decimalText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return units < 0n ? `-${text}` : text
}

/** The decimal string of an amount in minor units, with every digit of the currency. */
export const fromMinor = (units: bigint, currency: string): string => decimalText(units, decimals(currency))
