import type { Route } from '../http/route.ts'
import { captchaByWorkRoute, captchaRoute } from '../verification/captcha.ts'
import { freeplayRoute } from './registration/trial/freeplay.ts'
import { identityRoutes } from './identity/login.ts'
import { loginRoute } from './login/login.ts'
import { passwordRoutes } from './passwords/index.ts'
import { paymentRoutes } from './passwords/payment/index.ts'
import { publicKeyRoute } from '../access/public-key.ts'
import { quickRoutes } from './security/quick-login/routes.ts'
import { registrationRoutes } from './registration/index.ts'
import { secondRoutes } from './login/second-verification.ts'
import { handoverRoute, logoutRoute, memberInfoRoute } from './sessions/session-routes.ts'
import { revokeSessionsRoute, sessionsRoute } from './sessions/sessions-open.ts'
import { twoFactorRoutes } from './security/two-factor/routes.ts'

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
