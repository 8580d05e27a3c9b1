import type { Route } from '../http/route.ts'
import { captchaByWorkRoute, captchaRoute } from './captcha.ts'
import { freeplayRoute } from './freeplay.ts'
import { identityRoutes } from './identity/login.ts'
import { loginRoute } from './login.ts'
import { passwordRoutes } from './password/index.ts'
import { paymentRoutes } from './payment/index.ts'
import { publicKeyRoute } from './public-key.ts'
import { quickRoutes } from './quick/routes.ts'
import { registrationRoutes } from './registration/index.ts'
import { secondRoutes } from './second/routes.ts'
import { handoverRoute, logoutRoute, memberInfoRoute } from './session-routes.ts'
import { revokeSessionsRoute, sessionsRoute } from './sessions-open.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'

export const accountRoutes: Route[] = [
  publicKeyRoute,
  captchaRoute,
  captchaByWorkRoute,
  loginRoute,
  freeplayRoute,
  logoutRoute,
  handoverRoute,
  ...registrationRoutes,
  ...passwordRoutes,
  ...paymentRoutes,
  memberInfoRoute,
  sessionsRoute,
  revokeSessionsRoute,
  ...secondRoutes,
  ...twoFactorRoutes,
  ...quickRoutes,
  ...identityRoutes,
]
