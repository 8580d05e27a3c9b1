import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { takeRecoveryCode } from './recovery.ts'
import { openSecret } from './sealed.ts'
import { twoFactor } from './tables.ts'
import { stepOf } from './totp.ts'

/** Uses up the code that the authenticator shows: each is good once, and none that is older than the last. */
async function takeTotp(deps: Deps, playerId: string, code: string): Promise<boolean> {
  const { db, clock } = deps
  const own = and(eq(twoFactor.playerId, playerId), isNotNull(twoFactor.confirmedAt))
  const [row] = await db.select().from(twoFactor).where(own)
  const step = row ? stepOf(await openSecret(deps, playerId, row.secret), code, clock.now()) : null
  if (step === null) return false
  const used = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(own, lt(twoFactor.lastStep, step)))
    .returning()
  return used.length > 0
}

/**
 * Whether a person has the second factor of the account: the code that the authenticator shows, or a recovery code. Either is used up.
 * Count tries before: six digits are soon guessed.
 */
export const takeFactor = (deps: Deps, playerId: string, code: string): Promise<boolean> =>
  /^\s*\d{3}\s*\d{3}\s*$/.test(code) ? takeTotp(deps, playerId, code) : takeRecoveryCode(deps.db, playerId, code)
