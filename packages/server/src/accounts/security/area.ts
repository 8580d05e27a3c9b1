import type { Area } from '../../area.ts'
import { quickDevicesRoute, setQuickLoginRoute } from './quick-login/device-routes.ts'
import { quickChallenge, quickDevice } from './quick-login/tables.ts'
import { knownAddress, knownDevice, securityHold, secondChallenge, secondTry } from './second-verification/tables.ts'
import { sweepSecurity } from './sweep.ts'
import { loginAttempt } from './tables.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { recoveryCode, twoFactor } from './two-factor/tables.ts'

export const security: Area = {
  name: 'accounts/security',
  routes: [...twoFactorRoutes, quickDevicesRoute, setQuickLoginRoute],
  tables: [
    loginAttempt,
    knownAddress,
    knownDevice,
    securityHold,
    secondChallenge,
    secondTry,
    recoveryCode,
    twoFactor,
    quickChallenge,
    quickDevice,
  ],
  jobs: [{ name: 'sweep-security', every: 10 * 60_000, run: sweepSecurity }],
}
