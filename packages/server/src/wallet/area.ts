import type { Area } from '../area.ts'
import { walletRoutes } from './balance.ts'
import { ledgerCommand } from './ledger-command.ts'

export const wallet: Area = {
  name: 'wallet',
  routes: walletRoutes,
  commands: { ledger: ledgerCommand },
}
