import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { playerProfile } from '../players/index.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import {
  beginPasswordAttempt,
  knowsAddress,
  clearPasswordAttempts,
  failPasswordAttempt,
  withdrawPasswordAttempt,
  passwordMatches,
} from '../security/index.ts'
import type { PasswordAttempt } from '../security/index.ts'
import { sessionOf } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'

/** The hash of a player's transaction password; null where none is set. */
export async function paymentPasswordHashOf(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: playerProfile.paymentPasswordHash })
    .from(playerProfile)
    .where(eq(playerProfile.playerId, playerId))
  return row?.hash ?? null
}

export const hasPaymentPassword = async (db: Db, playerId: string): Promise<boolean> =>
  (await paymentPasswordHashOf(db, playerId)) !== null

/** Replaces the hash that was read before. False where it was changed meanwhile. */
export async function replacePaymentPassword(
  tx: Db,
  playerId: string,
  before: string | null,
  paymentPasswordHash: string,
): Promise<boolean> {
  const column = playerProfile.paymentPasswordHash
  const written = await tx
    .insert(playerProfile)
    .values({ playerId, paymentPasswordHash })
    .onConflictDoUpdate({
      target: playerProfile.playerId,
      set: { paymentPasswordHash },
      setWhere: before === null ? isNull(column) : eq(column, before),
    })
    .returning({ playerId: playerProfile.playerId })
  return written.length > 0
}

/**
 * Key of the attempts. No username begins so, so that failures here and failed logins are counted
 * apart.
 */
const attemptKeyOf = (playerId: string) => `\npayment:${playerId}`

/** A guess at a transaction password. */
interface Guess {
  attempt: PasswordAttempt
  /** Wrong guesses that are still allowed after this one. */
  left: number
}

/**
 * Counts a guess before it is checked. Guesses are limited as logins are, but for longer: per
 * account and address, and a known address keeps its tries while others guess elsewhere (AUTH-55,
 * MEM-33).
 * @throws Refusal ANSWER_LOCKED with the minutes that are left
 */
async function beginGuess(ctx: Context, playerId: string): Promise<Guess> {
  const { deps, network, site } = ctx
  const limit = 'payment-password-failures'
  const isKnown = () => knowsAddress(ctx, playerId)
  const tried = { limit, network, merchant: site.merchant, account: attemptKeyOf(playerId), isKnown } as const
  const attempt = await beginPasswordAttempt(deps, tried)
  const { pair, strangerPair } = deps.config.limits[limit]
  const { max } = attempt.isUnderAttack ? strangerPair : pair
  return { attempt, left: Math.max(0, max - attempt.failures - 1) }
}

/**
 * Requires the transaction password of the player who is logged in. Calls that move money, or agree
 * to something that does, begin with it.
 * @param typed - as it was typed; an empty one does not count as a guess
 * @throws Refusal PAYMENT_PASSWORD_MISSING where none is set, FIELD_INVALID where none was typed,
 *   PAYMENT_PASSWORD_INVALID with the tries that are left, ANSWER_LOCKED for 30 minutes after five,
 *   or BUSY
 */
export async function checkPaymentPassword(ctx: Context, playerId: string, typed: string): Promise<void> {
  const { deps } = ctx
  const stored = await paymentPasswordHashOf(deps.db, playerId)
  if (stored === null) throw new Refusal('PAYMENT_PASSWORD_MISSING')
  const guessed = typed.trim()
  if (!guessed) throw new Refusal('FIELD_INVALID', { fields: { paymentPassword: 'empty' } })
  const { attempt, left } = await beginGuess(ctx, playerId)
  const isRight = await passwordMatches(guessed, stored).catch(async (error: unknown) => {
    await withdrawPasswordAttempt(deps.db, attempt)
    throw error
  })
  if (isRight) return clearPasswordAttempts(deps.db, attempt)
  await failPasswordAttempt(deps.db, attempt)
  const { account } = sessionOf(ctx)
  await audit(deps, deps.db, { ...auditOf(ctx, { id: playerId, account }), what: 'payment-password-refused' })
  throw new Refusal('PAYMENT_PASSWORD_INVALID', { left })
}
