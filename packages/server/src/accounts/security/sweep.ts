import { lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { sweepSecond } from './second-verification/sweep.ts'
import { loginAttempt } from './tables.ts'

/** As long as anybody asks who tried to log in, in milliseconds. */
const attemptsKept = 3_600_000

/** Takes away attempts to log in that nobody asks for any more, and what has ended of second verification and quick login. */
export async function sweepSecurity(deps: Deps): Promise<void> {
  await deps.db.delete(loginAttempt).where(lt(loginAttempt.at, new Date(deps.clock.now().getTime() - attemptsKept)))
  await sweepSecond(deps)
}
