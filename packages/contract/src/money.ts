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
export const digitsIn = (amount: string): number => /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0

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

/** An amount on the wire: a decimal string, never a float (WAL-06). */
export const Amount = (z: ReplyZod) => z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/))
/** An amount that cannot be negative. */
export const PositiveAmount = (z: Zod) => z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/))
export const Currency = (z: ReplyZod) => z.string().check(z.regex(/^[A-Z]{3,5}$/))
