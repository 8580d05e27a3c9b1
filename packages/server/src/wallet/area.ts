import type { Area } from '../area.ts'
import { walletRoutes } from './balance.ts'
import { ledger } from './ledger-command.ts'

export const wallet: Area = {
  name: 'wallet',
  routes: walletRoutes,
  commands: { ledger },
}
