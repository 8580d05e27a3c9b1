import type { Area } from '../../area.ts'
import { loginHistoryRoute } from './login-history.ts'
import { loginRoute } from './login.ts'
import { memberCodeRoute } from './member-codes.ts'
import { optionsRoute, quickLoginRoute } from './quick-login.ts'
import { secondVerificationRoutes } from './second-verification.ts'
import { loginRecord } from './tables.ts'

export const login: Area = {
  name: 'accounts/login',
  routes: [loginRoute, memberCodeRoute, ...secondVerificationRoutes, optionsRoute, quickLoginRoute, loginHistoryRoute],
  tables: [loginRecord],
}
