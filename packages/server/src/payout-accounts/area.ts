import type { Area } from '../area.ts'
import { payoutsSetting } from './payouts-setting.ts'
import { payoutAccount } from './tables.ts'

export const payoutAccounts: Area = {
  name: 'payout-accounts',
  tables: [payoutAccount],
  settings: [payoutsSetting],
}
