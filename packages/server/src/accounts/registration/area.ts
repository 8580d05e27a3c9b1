import { minute } from '@baize/contract'
import type { Area } from '../../area.ts'
import { checkAffiliateRoute } from './affiliate-codes.ts'
import { checkReferralRoute } from './referral-binding.ts'
import { registerSettingsRoute } from './registration-form.ts'
import { registerMobileRoute, registerRoute } from './register.ts'
import { affiliateCode, playerBinding, openingNetwork, openingTime, registration as registrations } from './tables.ts'
import { freeplayRoute } from './trial.ts'
import { sweepAccountCounts } from './accounts-per-network.ts'
import { welcomeSetting } from './welcome.ts'

export const registration: Area = {
  name: 'accounts/registration',
  routes: [
    registerSettingsRoute,
    registerRoute,
    registerMobileRoute,
    checkAffiliateRoute,
    checkReferralRoute,
    freeplayRoute,
  ],
  tables: [registrations, affiliateCode, playerBinding, openingNetwork, openingTime],
  settings: [welcomeSetting],
  jobs: [{ name: 'sweep-openings', every: 10 * minute, run: sweepAccountCounts }],
}
