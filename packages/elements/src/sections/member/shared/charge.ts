import { feeOfAmount, sumOfAmounts, type Fees } from '@baize/contract'

/** Fee of an amount and what is left of it, as the platform computes both. */
export interface Charge {
  fee: string
  net: string
}

/** The fee of an amount, and the amount without it. */
export function chargeOf(amount: string, fees: Fees, currency: string): Charge {
  const fee = feeOfAmount(amount, fees, currency)
  return { fee, net: sumOfAmounts([amount, `-${fee}`]) }
}
