import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'

/** An amount as text, such as `10.50`, with at most as many digits as the currency. */
const Decimal = () => z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/))

/** Money between players (WAL-15 to WAL-17). Amounts are in the site's currency. */
export const transfersSetting = settingSubject(
  'transfers',
  z
    .object({
      /** Whether members may transfer to their upline; agents always may. */
      memberTransferUpline: z.boolean(),
      min: Decimal(),
      max: Decimal(),
    })
    .check(z.refine(({ min, max }) => Number(max) > 0 && Number(min) <= Number(max))),
  { memberTransferUpline: true, min: '1.00', max: '10000.00' },
  ({ min, max }) => [min, max],
)
