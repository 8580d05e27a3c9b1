import { sumOfAmounts } from './exact-sums.ts'
import { decimalText } from './minor-units.ts'
import { decimals, digitsIn, plainAmount } from './money.ts'

/** What an order costs: per cent of the amount as a decimal number, and a fixed part. */
export interface Fees {
  feeRate: string
  feeFixed: string
}

/** A decimal number as whole units of its last digit, and how many of them are one. */
const unitsOf = (decimal: string): [units: bigint, scale: bigint] => [
  BigInt(decimal.replace('.', '')),
  10n ** BigInt(digitsIn(decimal)),
]

/**
 * The fee of an amount: the rate's part, rounded up to the last digit of the currency, and the
 * fixed part (MEM-25, MEM-30). The currency has the digits that `decimals` finds in the amounts, so
 * a coin that the table does not know has those of its fixed part, or of its amount.
 */
export function feeOfAmount(amount: string, { feeRate, feeFixed }: Fees, currency: string): string {
  const places = decimals(currency, amount, feeFixed)
  const [units, scale] = unitsOf(amount)
  const [rate, rateScale] = unitsOf(feeRate)
  const per = 100n * scale * rateScale
  const part = (units * rate * 10n ** BigInt(places) + per - 1n) / per
  return sumOfAmounts([decimalText(part, places), plainAmount(feeFixed)])
}
