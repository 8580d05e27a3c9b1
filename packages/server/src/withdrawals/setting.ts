import * as z from 'zod/mini'
import { SettingAmount, settingSubject } from '../db/settings.ts'
import { feeFields } from '../orders/index.ts'

const maxMinutes = 30 * 24 * 60

/** Withdrawals (MEM-30 to MEM-32, WAL-24). Amounts are in the site's currency. */
export const withdrawalsSetting = settingSubject(
  'withdrawals',
  z
    .object({
      /** Bounds of one order. */
      min: SettingAmount(),
      max: SettingAmount(),
      /** How much, and how often, a player may withdraw on a day of the site's calendar. */
      dailyAmount: SettingAmount(),
      dailyCount: z.int().check(z.gte(1), z.lte(1000)),
      ...feeFields(),
      /** Minutes after which a part that nobody answers counts as received. */
      claimMinutes: z.int().check(z.gte(1), z.lte(maxMinutes)),
      /** Minutes before that at which its owner is reminded; 0 reminds nobody. */
      reminderMinutes: z.int().check(z.gte(0), z.lte(maxMinutes)),
      /** Whether members may cancel what is pending, where their jurisdiction allows that. */
      reversible: z.boolean(),
    })
    .check(
      z.refine(({ min, max }) => Number(max) > 0 && Number(min) <= Number(max)),
      z.refine(({ claimMinutes, reminderMinutes }) => reminderMinutes < claimMinutes),
    ),
  {
    min: '20.00',
    max: '5000.00',
    dailyAmount: '10000.00',
    dailyCount: 5,
    feeRate: '0',
    feeFixed: '0.00',
    claimMinutes: 1440,
    reminderMinutes: 60,
    reversible: false,
  },
  ({ min, max, dailyAmount, feeFixed }) => [min, max, dailyAmount, feeFixed],
)
