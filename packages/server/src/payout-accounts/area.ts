import type { Area } from '../area.ts'
import { addPayoutAccountRoute } from './add.ts'
import { changePayoutAccountRoute, removePayoutAccountRoute } from './change.ts'
import { payoutAccountsRoute } from './list.ts'
import { payeeCommand } from './payee-command.ts'
import { setPayeeNameRoute } from './payee-name.ts'
import { payoutsSetting } from './payouts-setting.ts'
import { payoutAccount } from './tables.ts'

export const payoutAccounts: Area = {
  name: 'payout-accounts',
  routes: [
    payoutAccountsRoute,
    addPayoutAccountRoute,
    changePayoutAccountRoute,
    removePayoutAccountRoute,
    setPayeeNameRoute,
  ],
  tables: [payoutAccount],
  settings: [payoutsSetting],
  commands: { payee: payeeCommand },
}
