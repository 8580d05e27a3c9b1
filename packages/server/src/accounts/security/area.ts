import { minute } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { maxWindowOf } from '../../limits/limiter.ts'
import { quickChallenge, quickDevice } from './quick-login/tables.ts'
import {
  knownAddress,
  knownDevice,
  loginDevice,
  securityDelay,
  secondChallenge,
  secondVerificationTry,
} from './second-verification/tables.ts'
import { loginAttempt } from './tables.ts'
import type { Area } from '../../area.ts'
import { quickDevicesRoute, setQuickLoginRoute } from './quick-login/device-routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { recoveryCode, twoFactor } from './two-factor/tables.ts'

/** Deletes rows that have ended; addresses that are known for ever have no end and stay. */
export async function sweepSecondVerification({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [knownAddress, knownDevice, loginDevice, secondChallenge, quickChallenge])
    await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(securityDelay).where(lt(securityDelay.endsAt, now))
  await db
    .delete(secondVerificationTry)
    .where(
      lt(
        secondVerificationTry.at,
        new Date(now.getTime() - 2 * maxWindowOf(Object.values(config.limits['answer-failures']))),
      ),
    )
}

/**
 * Deletes login attempts that no longer count, and rows of second verification and quick login that
 * have ended.
 */
async function sweepSecurity(deps: Deps): Promise<void> {
  const { 'login-failures': logins, 'payment-password-failures': payments } = deps.config.limits
  // A lock can last as long as its window, and is read from the rows of both.
  const life = 2 * maxWindowOf([...Object.values(logins), ...Object.values(payments)])
  await deps.db.delete(loginAttempt).where(lt(loginAttempt.at, new Date(deps.clock.now().getTime() - life)))
  await sweepSecondVerification(deps)
}

export const security: Area = {
  name: 'accounts/security',
  routes: [...twoFactorRoutes, quickDevicesRoute, setQuickLoginRoute],
  tables: [
    loginAttempt,
    knownAddress,
    knownDevice,
    loginDevice,
    securityDelay,
    secondChallenge,
    secondVerificationTry,
    recoveryCode,
    twoFactor,
    quickChallenge,
    quickDevice,
  ],
  jobs: [{ name: 'sweep-security', every: 10 * minute, run: sweepSecurity }],
}
