import { minute } from '@baize/contract'
import type { Area } from '../../area.ts'
import { handoverRoute, logoutRoute } from './session-routes.ts'
import { revokeSessionsRoute, sessionsRoute } from './open-sessions.ts'
import { sweepSessions } from './sessions.ts'
import { handoverCode, session } from './tables.ts'

export const sessions: Area = {
  name: 'accounts/sessions',
  routes: [logoutRoute, handoverRoute, sessionsRoute, revokeSessionsRoute],
  tables: [session, handoverCode],
  jobs: [{ name: 'sweep-sessions', every: 10 * minute, run: sweepSessions }],
}
