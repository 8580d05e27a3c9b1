import { resetPassword } from '@baize/contract'
import { route } from '../../http/route.ts'
import { resetByPhone } from './reset-by-phone.ts'
import type { Output } from '@baize/contract'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { notify, hash } from '../security/index.ts'
import { playerById } from '../players/index.ts'
import { requireNewPassword } from './new-password.ts'
import { burnLink, playerOfLink } from './reset-links.ts'
import { resetTo } from './set-password.ts'

/** A link shows that somebody reads the account's mail; it sets a password and lets nobody in. @throws Refusal RESET_LINK_ENDED */
async function resetByLink(
  ctx: Context,
  { newPassword, resetToken }: { newPassword: string; resetToken: string },
): Promise<Output<typeof resetPassword>> {
  const { deps } = ctx
  const playerId = await playerOfLink(deps, resetToken)
  const who = playerId ? await playerById(deps.db, playerId) : null
  if (!who) throw new Refusal('RESET_LINK_ENDED')
  await requireNewPassword(deps, who, { newPassword })
  const passwordHash = await hash(deps, newPassword)
  await inTransaction(deps.db, async tx => {
    if (!(await burnLink(deps, tx, resetToken))) throw new Refusal('RESET_LINK_ENDED')
    await resetTo(ctx, tx, who, passwordHash, 'email')
  })
  await notify(ctx, who, 'password-reset')
  return { session: null, account: who.account }
}

/** With the link of an e-mail, or with the code sent to a mobile number (AUTH-43, AUTH-44). */
export const resetPasswordRoute = route(resetPassword, (input, ctx) => {
  const { resetToken } = input
  const newPassword = input.newPassword.trim()
  return resetToken === undefined
    ? resetByPhone(ctx, { ...input, newPassword })
    : resetByLink(ctx, { newPassword, resetToken })
})
