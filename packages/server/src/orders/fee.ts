import { feeOfAmount, fromMinor, toMinor } from '@baize/contract'
import type { Fees } from '@baize/contract'
import * as z from 'zod/mini'
import { SettingAmount } from '../db/settings.ts'

/** The fields of a setting that say what an order costs. */
export const feeFields = () => ({
  /** Per cent of the amount, with up to four digits after the point. */
  feeRate: z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/)),
  feeFixed: SettingAmount(),
})

/** The fee of an amount, both in minor units. */
export const feeOf = (fees: Fees, amount: bigint, currency: string): bigint =>
  toMinor(feeOfAmount(fromMinor(amount, currency), fees, currency), currency)
