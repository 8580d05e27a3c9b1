import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { Context } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { Player } from '../players/index.ts'
import { endDeviceTrust } from '../security/index.ts'
import { endAllSessions } from '../sessions/index.ts'
import { player } from '../players/index.ts'
import { endResetLinks } from './reset-links.ts'

/**
 * Sets a password that its owner chose. Every session and every reset link end, and every way in
 * that was opened with the old password (`endDeviceTrust`).
 * @returns how many sessions ended
 */
export async function setPassword(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  playerId: string,
  passwordHash: string,
): Promise<number> {
  await tx
    .update(player)
    .set({ passwordHash, passwordSetAt: clock.now(), mustChangePassword: false })
    .where(eq(player.id, playerId))
  await endResetLinks(tx, playerId)
  await endDeviceTrust(tx, playerId)
  return endAllSessions(tx, playerId)
}

/** Sets a forgotten password, and audits the proof. */
export async function setForgottenPassword(
  ctx: Context,
  tx: Db,
  who: Player,
  passwordHash: string,
  reason: 'email' | 'mobile',
): Promise<void> {
  const sessionsEnded = await setPassword(ctx.deps, tx, who.id, passwordHash)
  const before = { setAt: who.passwordSetAt?.toISOString() ?? null }
  const after = { setAt: ctx.deps.clock.now().toISOString(), sessionsEnded }
  await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'password-reset', reason, before, after })
}
