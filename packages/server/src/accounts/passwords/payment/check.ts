import { Refusal } from '../../../http/refusal.ts'
import { sessionOf } from '../../../http/route.ts'
import type { Context } from '../../../http/route.ts'
import { clearAttempts, failAttempt, withdrawAttempt, matches } from '../../security/index.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { beginGuess } from './guess.ts'
import { paymentPasswordOf } from './stored.ts'

/**
 * Lets through whoever knows the transaction password of the account they are logged in to. What moves money, or agrees to something that
 * does, begins with it.
 * @param typed - as it was typed; empty is not counted as a guess
 * @throws Refusal PAYMENT_PASSWORD_MISSING where none is set, FIELD_INVALID where none was typed, PAYMENT_PASSWORD_INVALID with the tries
 * that are left, ANSWER_LOCKED for 15 minutes after five, or BUSY
 */
export async function checkPaymentPassword(ctx: Context, playerId: string, typed: string): Promise<void> {
  const { deps } = ctx
  const stored = await paymentPasswordOf(deps.db, playerId)
  if (stored === null) throw new Refusal('PAYMENT_PASSWORD_MISSING')
  const guessed = typed.trim()
  if (!guessed) throw new Refusal('FIELD_INVALID', { fields: { paymentPassword: 'empty' } })
  const { attempt, left } = await beginGuess(ctx, playerId)
  const isRight = await matches(guessed, stored).catch(async (error: unknown) => {
    await withdrawAttempt(deps.db, attempt)
    throw error
  })
  if (isRight) return clearAttempts(deps.db, attempt)
  await failAttempt(deps.db, attempt)
  const { account } = sessionOf(ctx)
  await audit(deps, deps.db, { ...auditOf(ctx, { id: playerId, account }), what: 'payment-password-refused' })
  throw new Refusal('PAYMENT_PASSWORD_INVALID', { left })
}
