import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { betRoute } from './bet.ts'
import { chaosCommand, roomCommand } from './studio-commands.ts'
import { winsCommand, winsSetting } from './win-ceiling.ts'
import { gameLaunches, gameRounds, refusedWins, vendorBets, vendorCalls, vendorNonces } from './tables.ts'
import { rollbackRoute } from './rollback.ts'
import { authenticateRoute, balanceRoute } from './game-session.ts'
import { sweepNonces } from './signature.ts'
import { keysCommand } from './vendor-keys/keys-command.ts'
import { vendorKeys, vendorRotations } from './vendor-keys/tables.ts'
import { winRoute } from './win.ts'

export const gameVendors: Area = {
  name: 'game-vendors',
  routes: [authenticateRoute, balanceRoute, betRoute, winRoute, rollbackRoute],
  tables: [gameLaunches, gameRounds, vendorBets, vendorCalls, vendorNonces, refusedWins, vendorKeys, vendorRotations],
  jobs: [{ name: 'sweep-nonces', every: 10 * minute, run: sweepNonces }],
  settings: [winsSetting],
  commands: { chaos: chaosCommand, keys: keysCommand, room: roomCommand, wins: winsCommand },
}
