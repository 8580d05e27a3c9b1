import type { Route } from '../http/route.ts'
import { captchaRoute } from './captcha.ts'
import { freeplayRoute } from './freeplay.ts'
import { loginRoute } from './login.ts'
import { publicKeyRoute } from './public-key.ts'
import { registerRoute } from './register.ts'
import { handoverRoute, logoutRoute, memberInfoRoute } from './session-routes.ts'

export const accountRoutes: Route[] = [
  publicKeyRoute,
  captchaRoute,
  loginRoute,
  freeplayRoute,
  logoutRoute,
  handoverRoute,
  registerRoute,
  memberInfoRoute,
]
