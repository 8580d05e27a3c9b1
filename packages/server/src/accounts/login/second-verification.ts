import { answerSecond, sendSecond } from '@baize/contract'
import type { Input } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context, Route } from '../../http/route.ts'
import { sendCode } from '../../verification/index.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { contactsOf, languageOf } from '../players/index.ts'
import { completeLogin } from './complete-login.ts'
import {
  answerChecks,
  storedChallengeOf,
  endChallenge,
  rememberDevice,
  maskEmail,
  maskMobile,
  beginAnswerAttempt,
  clearAnswerAttempts,
  failAnswerAttempt,
  requireAnswersUnlocked,
  withdrawAnswerAttempt,
} from '../security/index.ts'
import type { Challenge, AnswerAttempt } from '../security/index.ts'

/** Recipient and masking of the methods that send a code. */
const contactByMethod = {
  sms: { contact: 'mobile', mask: maskMobile },
  email: { contact: 'email', mask: maskEmail },
} as const
const sendsCode = (method: string): method is keyof typeof contactByMethod => Object.hasOwn(contactByMethod, method)

const sendRoute = route(sendSecond, async ({ challengeId, method }, ctx) => {
  const { who, methods } = await storedChallengeOf(ctx, challengeId)
  await requireAnswersUnlocked(ctx, who.id)
  if (!sendsCode(method) || !methods.includes(method)) throw new Refusal('BAD_REQUEST')
  const { contact, mask } = contactByMethod[method]
  const to = (await contactsOf(ctx.deps.db, who.id))[contact]
  if (!to) throw new Refusal('CHALLENGE_ENDED')
  const language = await languageOf(ctx.deps.db, who.id)
  // Whoever waits here has shown the password.
  const requester = { id: ctx.network, isKnown: true }
  const delivery = { to, channel: method, purpose: 'second', deliver: true, language, requester } as const
  const { expiredMinutes } = await sendCode(ctx, delivery)
  return { expiredMinutes, target: mask(to) }
})

/** Checks an answer, and completes the waiting login where it is right (AUTH-29). */
const answerRoute = route(answerSecond, async (input, ctx) => {
  const challenge = await storedChallengeOf(ctx, input.challengeId)
  const { who, loginMethod } = challenge
  const attempt = await beginAnswerAttempt(ctx, who.id)
  if (!(await isRight(ctx, challenge, attempt, input))) {
    await failAnswerAttempt(ctx, attempt)
    await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, who), what: 'second-failed', reason: input.method })
    throw new Refusal('ANSWER_INVALID', { left: attempt.left })
  }
  await endChallenge(ctx.deps, challenge)
  await clearAnswerAttempts(ctx, attempt)
  if (input.method === 'totp') await rememberDevice(ctx.deps, who.id, loginMethod.device)
  await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, who), what: 'second-passed', reason: input.method })
  return completeLogin(ctx, who, { ...loginMethod, verified: true })
})

async function isRight(
  ctx: Context,
  { who, methods }: Challenge,
  attempt: AnswerAttempt,
  { method, answer }: Input<typeof answerSecond>,
): Promise<boolean> {
  if (!methods.includes(method)) return false
  try {
    return await answerChecks[method](ctx, who.id, answer)
  } catch (error) {
    await withdrawAnswerAttempt(ctx, attempt)
    throw error
  }
}

export const secondVerificationRoutes: Route[] = [sendRoute, answerRoute]
