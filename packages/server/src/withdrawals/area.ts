import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { cancelWithdrawalRoute, confirmWithdrawalRoute } from './answer.ts'
import { withdrawConfigRoute } from './config.ts'
import { receiveDue, remindOwners } from './jobs.ts'
import { withdrawalRoute, withdrawalsRoute } from './list.ts'
import { placeWithdrawalRoute } from './place.ts'
import { addWithdrawalProofRoute, removeWithdrawalProofRoute } from './proofs.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawal, withdrawalPart } from './tables.ts'
import { withdrawalsCommand } from './withdrawals-command.ts'

export const withdrawals: Area = {
  name: 'withdrawals',
  routes: [
    withdrawConfigRoute,
    placeWithdrawalRoute,
    withdrawalRoute,
    withdrawalsRoute,
    cancelWithdrawalRoute,
    confirmWithdrawalRoute,
    addWithdrawalProofRoute,
    removeWithdrawalProofRoute,
  ],
  tables: [withdrawal, withdrawalPart],
  jobs: [
    { name: 'receive-withdrawals', every: minute, run: deps => receiveDue(deps) },
    { name: 'remind-of-withdrawals', every: minute, run: remindOwners },
  ],
  settings: [withdrawalsSetting],
  commands: { withdrawals: withdrawalsCommand },
}
