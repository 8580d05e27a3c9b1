import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { askGateways, expireDue } from './ask-gateways.ts'
import { cancelDepositRoute, claimDepositRoute } from './claim.ts'
import { depositsCommand } from './deposits-command.ts'
import { depositOrderRoute, depositOrdersRoute } from './list.ts'
import { depositMethodsRoute } from './methods.ts'
import { depositsSetting } from './methods-setting.ts'
import { placeDepositRoute, retryDepositRoute } from './place.ts'
import { addDepositReceiptRoute, removeDepositReceiptRoute } from './receipts.ts'
import { deposit, gatewayEvent } from './tables.ts'

export const deposits: Area = {
  name: 'deposits',
  routes: [
    depositMethodsRoute,
    placeDepositRoute,
    retryDepositRoute,
    depositOrderRoute,
    depositOrdersRoute,
    addDepositReceiptRoute,
    removeDepositReceiptRoute,
    claimDepositRoute,
    cancelDepositRoute,
  ],
  tables: [deposit, gatewayEvent],
  jobs: [
    { name: 'expire-deposits', every: minute, run: expireDue },
    { name: 'ask-payment-gateways', every: minute, run: askGateways },
  ],
  settings: [depositsSetting],
  commands: { deposits: depositsCommand },
}
