import { Refusal } from '../../../http/refusal.ts'
import { sessionOf } from '../../../http/route.ts'
import type { Context } from '../../../http/route.ts'
import { playerById } from '../../players/index.ts'
import type { Player } from '../../players/index.ts'
import { requireNoSecurityDelay } from './security-delay.ts'
import { beginAnswerAttempt, failAnswerAttempt, clearAnswerAttempts, withdrawAnswerAttempt } from './answer-attempts.ts'

/** The player of the session. */
export async function playerOfSession(ctx: Context): Promise<Player> {
  const player = await playerById(ctx.deps.db, sessionOf(ctx).playerId)
  if (!player) throw new Error('A session without its player')
  return player
}

/**
 * Checks an answer of a player who is logged in and changes the security of the account; five wrong
 * ones lock for 15 minutes. `check` answers false or null where the answer is wrong; what it throws
 * does not count here.
 * @throws Refusal ANSWER_INVALID, ANSWER_LOCKED, or SECURITY_WAIT during a security delay
 */
export async function requireRightAnswer<T>(
  ctx: Context,
  who: Player,
  check: () => Promise<T | false | null>,
): Promise<T> {
  await requireNoSecurityDelay(ctx.deps, who.id)
  const attempt = await beginAnswerAttempt(ctx, who.id)
  const result = await check().catch(async (error: unknown) => {
    await withdrawAnswerAttempt(ctx, attempt)
    throw error
  })
  if (result === false || result === null) {
    await failAnswerAttempt(ctx, attempt)
    throw new Refusal('ANSWER_INVALID', { left: attempt.left })
  }
  await clearAnswerAttempts(ctx, attempt)
  return result
}
