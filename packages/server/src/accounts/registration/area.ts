import type { Area } from '../../area.ts'
import { checkAffiliateRoute } from './affiliate-route.ts'
import { registerSettingsRoute } from './register-settings.ts'
import { registerMobileRoute, registerRoute } from './register.ts'
import { affiliateCode, playerBinding, registration as registrations, trialNetwork } from './tables.ts'
import { freeplayRoute } from './trial/freeplay.ts'
import { sweepTrials } from './trial/sweep.ts'

export const registration: Area = {
  name: 'accounts/registration',
  routes: [registerSettingsRoute, registerRoute, registerMobileRoute, checkAffiliateRoute, freeplayRoute],
  tables: [registrations, affiliateCode, playerBinding, trialNetwork],
  jobs: [{ name: 'sweep-trials', every: 10 * 60_000, run: sweepTrials }],
}
