import { toMinor } from '@baize/contract'
import type { DepositMethod } from './methods-setting.ts'

/** Digits after the point of a rate. */
const rateScale = 4n

/** A rate such as `1.5` in units of its last digit. */
function rateUnits(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(Number(rateScale), '0'))
}

/**
 * The fee of an amount in minor units: the rate's part rounded up to a whole one, and the fixed
 * part.
 */
export function feeOf(
  { feeRate, feeFixed }: Pick<DepositMethod, 'feeRate' | 'feeFixed'>,
  amount: bigint,
  currency: string,
) {
  const whole = 100n * 10n ** rateScale
  const part = (amount * rateUnits(feeRate) + whole - 1n) / whole
  return part + toMinor(feeFixed, currency)
}
