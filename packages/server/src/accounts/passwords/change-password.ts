import { changePassword } from '@baize/contract'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { noteLogin } from '../login/index.ts'
import {
  notifySecurityChange,
  hashPassword,
  requireNoSecurityDelay,
  requireTwoFactorCode,
  requirePassword,
} from '../security/index.ts'
import { playerById, lockPassword } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { renewSession, sessionById } from '../sessions/index.ts'
import type { StoredSession } from '../sessions/index.ts'
import { requireNewPassword } from './require-new-password.ts'
import { setPassword } from './set-password.ts'

/**
 * Changes the password of a player who is logged in, or must change it first (AUTH-24, AUTH-39,
 * AUTH-40). All sessions end, and the one of this call is replaced by a new one.
 */
export const changePasswordRoute = route(changePassword, async (input, ctx) => {
  const { deps } = ctx
  const { id, playerId, pending } = sessionOf(ctx)
  const who = await playerById(deps.db, playerId)
  const session = await sessionById(deps.db, playerId, id)
  // The session ended during the call.
  if (!who || !session) throw new Refusal('NOT_LOGGED_IN')
  const newPassword = input.newPassword.trim()
  const oldPassword = input.oldPassword.trim()
  const confirmNewPassword = input.confirmNewPassword.trim()
  await requireNewPassword(deps, who, { newPassword, confirmNewPassword, oldPassword })
  if (!pending) await requireNoSecurityDelay(deps, playerId)
  await requirePassword(ctx, who, oldPassword)
  const passwordHash = await hashPassword(deps, newPassword)
  // A login that waits for this change has shown its second verification already.
  if (!pending) await requireTwoFactorCode(ctx, who, input.code)
  const token = await replacePassword(ctx, who, session, passwordHash)
  await notifySecurityChange(ctx, who, 'password-changed')
  return { token }
})

const replacePassword = (ctx: Context, who: Player, session: StoredSession, passwordHash: string): Promise<string> =>
  inTransaction(ctx.deps.db, async tx => {
    await lockPassword(tx, who, 'OLD_PASSWORD_INVALID')
    if (!session.pending) await requireNoSecurityDelay({ db: tx, clock: ctx.deps.clock }, who.id)
    if (!(await sessionById(tx, who.id, session.id))) throw new Refusal('NOT_LOGGED_IN')
    const sessionsEnded = await setPassword(ctx.deps, tx, who.id, passwordHash)
    if (session.pending) await noteLogin(ctx, tx, who.id)
    const before = { setAt: who.passwordSetAt?.toISOString() ?? null, given: who.mustChangePassword }
    const after = { setAt: ctx.deps.clock.now().toISOString(), given: false, sessionsEnded }
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'password-changed', before, after })
    return renewSession(ctx.deps, tx, session)
  })
