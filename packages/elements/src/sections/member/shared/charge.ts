import { fromMinor, toMinor } from '@baize/contract'

/** What an order costs: per cent of the amount as a decimal number, and a fixed part. */
export interface Fees {
  feeRate: string
  feeFixed: string
}

/** Fee of an amount and what is left of it, as the platform computes both. */
export interface Charge {
  fee: string
  net: string
}

/** A decimal number as whole units of its last digit. */
function unitsOf(decimal: string): { units: bigint; scale: bigint } {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return { units: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** The fee in whole minor units: the rate's part is rounded up (MEM-25, MEM-30). */
export function chargeOf(amount: string, { feeRate, feeFixed }: Fees, currency: string): Charge {
  const whole = toMinor(amount, currency)
  const rate = unitsOf(feeRate)
  const per = 100n * rate.scale
  const fee = (whole * rate.units + per - 1n) / per + toMinor(feeFixed, currency)
  return { fee: fromMinor(fee, currency), net: fromMinor(whole - fee, currency) }
}

/** The sum of two amounts of one currency. */
export const sumOf = (one: string, other: string, currency: string): string =>
  fromMinor(toMinor(one, currency) + toMinor(other, currency), currency)
