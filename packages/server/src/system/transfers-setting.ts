import * as z from 'zod/mini'
import { SettingAmount, settingSubject } from '../db/settings.ts'

/** Money between players (WAL-15 to WAL-17). Amounts are in the site's currency. */
export const transfersSetting = settingSubject(
  'transfers',
  z
    .object({
      /** Whether members may transfer to their upline; agents always may. */
      memberTransferUpline: z.boolean(),
      min: SettingAmount(),
      max: SettingAmount(),
    })
    .check(z.refine(({ min, max }) => Number(max) > 0 && Number(min) <= Number(max))),
  { memberTransferUpline: true, min: '1.00', max: '10000.00' },
  ({ min, max }) => [min, max],
)
