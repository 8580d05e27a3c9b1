import type { Route } from '../../http/route.ts'
import { checkAffiliateRoute } from './affiliate-route.ts'
import { firstLoginRoute, setLanguageRoute } from '../players/member-routes.ts'
import { registerMobileRoute, registerRoute } from './register.ts'

export { addAffiliateCode } from './affiliates.ts'
export { openAccount } from './open-account.ts'
export { setProfile } from '../players/profile.ts'
export { fieldRule, readForm } from './rules.ts'

export const registrationRoutes: readonly Route[] = [
  registerRoute,
  registerMobileRoute,
  checkAffiliateRoute,
  firstLoginRoute,
  setLanguageRoute,
]
