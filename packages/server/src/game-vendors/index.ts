import type { Route } from '../http/route.ts'
import { betRoute } from './bet.ts'
import { rollbackRoute } from './rollback.ts'
import { authenticateRoute, balanceRoute } from './session-routes.ts'
import { winRoute } from './win.ts'

export { gameRounds } from './tables.ts'
/** Every call of a game vendor. */
export const vendorRoutes: Route[] = [authenticateRoute, balanceRoute, betRoute, winRoute, rollbackRoute]
