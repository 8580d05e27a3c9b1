import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { readSetting } from '../../../db/settings.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { requireCaptcha } from '../../../verification/index.ts'
import type { LoginMethod } from '../login-method.ts'
import { lockPlayer } from '../../players/index.ts'
import type { Player } from '../../players/index.ts'
import { isTwoFactorOn } from '../two-factor/two-factor-code.ts'
import { knowsAddress } from './known-addresses.ts'
import { startSecurityDelay } from './security-delay.ts'
import { storeChallenge } from './challenge.ts'
import { knowsDevice } from './known-devices.ts'
import { authenticator, methodsOf } from './methods.ts'
import type { SecondVerificationMethod } from './methods.ts'
import { needsNoSecondVerification } from '../login-method.ts'
import { loginSetting, siteSetting } from '../../../system/index.ts'
import { leaveMessage } from '../../../messages/player-messages.ts'
import { maskedAddress } from '../../../text/mask.ts'
import { siteTimeAt } from '../security-notices.ts'

/**
 * Requires a second verification of a login: on a new device the authenticator's code of an account
 * with two-factor (AUTH-31), from an unknown address one of the account's methods (AUTH-28,
 * AUTH-29).
 * @throws Refusal SECOND_VERIFICATION with the challenge; CAPTCHA_REQUIRED or CAPTCHA_INVALID where
 *   the account has no method
 */
export async function requireSecondVerification(ctx: Context, who: Player, login: LoginMethod): Promise<void> {
  const { deps } = ctx
  const hasTwoFactor = await isTwoFactorOn(deps.db, who.id)
  if (hasTwoFactor && !(await knowsDevice(deps, who.id, login.device)))
    return challenge(ctx, who, login, [authenticator], 'device')
  if (needsNoSecondVerification(login) || !(await readSetting(deps, loginSetting)).secondVerification) return
  if (await knowsAddress(ctx, who.id)) return
  const methods = await methodsOf(deps.db, who.id, hasTwoFactor)
  if (methods.length) return challenge(ctx, who, login, methods, 'address')
  await passWithoutMethod(ctx, who, login)
}

async function challenge(
  ctx: Context,
  who: Player,
  login: LoginMethod,
  methods: SecondVerificationMethod[],
  reason: string,
): Promise<never> {
  const challengeId = await storeChallenge(ctx, who, login, methods)
  await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, who), what: 'second-asked', reason })
  throw new Refusal('SECOND_VERIFICATION', { secondVerification: { challengeId, methods } })
}

/**
 * Accepts a login of an account without a method: requires a captcha, starts the security delay and
 * leaves a message.
 */
async function passWithoutMethod(ctx: Context, who: Player, login: LoginMethod): Promise<void> {
  // A PIN comes with the secret of its device, which cannot be guessed.
  if (login.kind === 'password' && !login.isHuman) await requireCaptcha(ctx, login.captcha ?? {}, { needCaptcha: true })
  const { db, clock } = ctx.deps
  const until = await inTransaction(db, async tx => {
    await lockPlayer(tx, who.id)
    return startSecurityDelay({ db: tx, clock }, who.id)
  })
  const { gmtOffset } = await readSetting(ctx.deps, siteSetting)
  const facts = { address: maskedAddress(ctx.ip), until: siteTimeAt(until, gmtOffset) }
  await leaveMessage(ctx.deps, who.id, 'securityDelay', facts)
  await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, who), what: 'second-passed', reason: 'no-method' })
}
