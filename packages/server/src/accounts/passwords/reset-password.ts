import type { Input, Output } from '@baize/contract'
import { resetPassword } from '@baize/contract'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { mobileOf, takeCode } from '../../verification/index.ts'
import {
  beginPasswordAttempt,
  clearPasswordAttempts,
  failPasswordAttempt,
  withdrawPasswordAttempt,
  deviceHashOf,
  notifySecurityChange,
  hashPassword,
  knowsAddress,
} from '../security/index.ts'
import { contactsOf, lockPlayer, playerByContact, playerById } from '../players/index.ts'
import { completeLogin } from '../login/index.ts'
import type { Player } from '../players/index.ts'
import { requireNewPassword } from './require-new-password.ts'
import { restoreEmail } from './replaced-email.ts'
import { setForgottenPassword } from './set-password.ts'
import { route } from '../../http/route.ts'
import { takeResetLink, playerOfResetLink } from './reset-links.ts'

type ResetPasswordInput = Input<typeof resetPassword>

/**
 * Resets a password with the code sent to the mobile number: sets it, ends every session and
 * completes a login, which asks an account with two-factor for its code first (AUTH-31, AUTH-44,
 * AUTH-47, AUTH-48).
 * @throws Refusal PHONE_MISSING, PHONE_INVALID, FIELD_INVALID, LOGIN_LOCKED, what `takeCode`
 *   throws, and what `completeLogin` throws
 */
async function resetByPhone(ctx: Context, asked: ResetPasswordInput): Promise<Output<typeof resetPassword>> {
  const { deps, site } = ctx
  const { newPassword, deviceSecret } = asked
  const to = await mobileOf(deps, asked.countryDialingCode ?? '', asked.mobileNum ?? '')
  const owner = await playerByContact(deps.db, site.merchant, 'mobile', to)
  // Until the code was right, no answer may depend on the owner of the number.
  await requireNewPassword(deps, { account: to }, { newPassword })
  const passwordHash = await takeResetCode(ctx, to, owner, asked)
  if (!owner) throw new Refusal('SMS_CODE_INVALID')
  await requireNewPassword(deps, owner, { newPassword })
  await inTransaction(deps.db, async tx => {
    await lockPlayer(tx, owner.id)
    // The number may have been changed since the code was looked at.
    if ((await contactsOf(tx, owner.id)).mobile !== to) throw new Refusal('SMS_CODE_INVALID')
    await setForgottenPassword(ctx, tx, owner, passwordHash, 'mobile')
  })
  await notifySecurityChange(ctx, owner, 'password-reset')
  const who = (await playerById(deps.db, owner.id)) ?? owner
  return {
    session: await completeLogin(ctx, who, { kind: 'reset', device: deviceHashOf(deviceSecret) }),
    account: who.account,
  }
}

/**
 * Uses the code up and returns the hash of the new password, which is made first, so that a full
 * queue does not cost a code.
 */
async function takeResetCode(
  ctx: Context,
  to: string,
  owner: Player | null,
  asked: ResetPasswordInput,
): Promise<string> {
  const { deps, network, site } = ctx
  const isKnown = async () => owner !== null && (await knowsAddress(ctx, owner.id))
  const attempt = await beginPasswordAttempt(deps, { network, merchant: site.merchant, account: to, isKnown })
  try {
    const passwordHash = await hashPassword(deps, asked.newPassword)
    await takeCode(ctx, { to, purpose: 'reset', code: asked.verificationCode })
    await clearPasswordAttempts(deps.db, attempt)
    return passwordHash
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'SMS_CODE_INVALID'
    await (isWrong ? failPasswordAttempt : withdrawPasswordAttempt)(deps.db, attempt)
    throw error
  }
}

/**
 * Resets a password with the link of an e-mail; it starts no session. A link to the e-mail before
 * the last change gives the account that e-mail back.
 * @throws Refusal RESET_LINK_ENDED
 */
async function resetByLink(
  ctx: Context,
  { newPassword, resetToken }: { newPassword: string; resetToken: string },
): Promise<Output<typeof resetPassword>> {
  const { deps } = ctx
  const playerId = await playerOfResetLink(deps, resetToken)
  const who = playerId ? await playerById(deps.db, playerId) : null
  if (!who) throw new Refusal('RESET_LINK_ENDED')
  await requireNewPassword(deps, who, { newPassword })
  const passwordHash = await hashPassword(deps, newPassword)
  const before = await inTransaction(deps.db, async tx => {
    await lockPlayer(tx, who.id)
    const email = await takeResetLink(deps, tx, resetToken)
    if (email === null) throw new Refusal('RESET_LINK_ENDED')
    await setForgottenPassword(ctx, tx, who, passwordHash, 'email')
    const isReplaced = email !== (await contactsOf(tx, who.id)).email
    return isReplaced ? restoreEmail(ctx, tx, who, email) : null
  })
  if (before) await notifySecurityChange(ctx, who, 'email-bound', { before, startedDelay: true })
  await notifySecurityChange(ctx, who, 'password-reset')
  return { session: null, account: who.account }
}

/**
 * Resets a password with the link of an e-mail, or with the code sent to a mobile number (AUTH-43,
 * AUTH-44).
 */
export const resetPasswordRoute = route(resetPassword, (input, ctx) => {
  const { resetToken } = input
  const newPassword = input.newPassword.trim()
  return resetToken === undefined
    ? resetByPhone(ctx, { ...input, newPassword })
    : resetByLink(ctx, { newPassword, resetToken })
})
