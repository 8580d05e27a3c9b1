import type { Area } from '../../area.ts'
import { loginRoute } from './login.ts'
import { memberCodeRoute } from './member-codes.ts'
import { optionsRoute, quickLoginRoute } from './quick-login.ts'
import { secondVerificationRoutes } from './second-verification.ts'

export const login: Area = {
  name: 'accounts/login',
  routes: [loginRoute, memberCodeRoute, ...secondVerificationRoutes, optionsRoute, quickLoginRoute],
}
