import { toMinor } from '@baize/contract'
import * as z from 'zod/mini'
import { SettingAmount } from '../db/settings.ts'

/** Digits after the point of a rate. */
const rateScale = 4n

/** The fields of a setting that say what an order costs. */
export const feeFields = () => ({
  /** Per cent of the amount, with up to four digits after the point. */
  feeRate: z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/)),
  feeFixed: SettingAmount(),
})

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
  { feeRate, feeFixed }: { feeRate: string; feeFixed: string },
  amount: bigint,
  currency: string,
): bigint {
  const whole = 100n * 10n ** rateScale
  const part = (amount * rateUnits(feeRate) + whole - 1n) / whole
  return part + toMinor(feeFixed, currency)
}
