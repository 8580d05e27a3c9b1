import { lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { quickChallenge } from './quick-login/tables.ts'
import { knownAddress, knownDevice, securityHold, secondChallenge, secondTry } from './second-verification/tables.ts'
import { loginAttempt } from './tables.ts'

/** Longer than anybody asks for wrong answers, in milliseconds. */
const triesKept = 2 * 3_600_000

/** Takes away what has ended; addresses that are known for ever have no end and stay. */
export async function sweepSecond({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [knownAddress, knownDevice, secondChallenge, quickChallenge])
    await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(securityHold).where(lt(securityHold.heldUntil, now))
  await db.delete(secondTry).where(lt(secondTry.at, new Date(now.getTime() - triesKept)))
}

/** As long as anybody asks who tried to log in, in milliseconds. */
const attemptsKept = 3_600_000

/** Takes away attempts to log in that nobody asks for any more, and what has ended of second verification and quick login. */
export async function sweepSecurity(deps: Deps): Promise<void> {
  await deps.db.delete(loginAttempt).where(lt(loginAttempt.at, new Date(deps.clock.now().getTime() - attemptsKept)))
  await sweepSecond(deps)
}
