import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { endAllSessions } from '../sessions.ts'
import { player, resetLink } from '../tables.ts'

/**
 * Sets a password that its owner chose. Whatever was open with the one before ends: every session, and every link that could set
 * another.
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
    .set({ passwordHash, passwordSetAt: clock.now(), passwordGiven: false })
    .where(eq(player.id, playerId))
  await tx.delete(resetLink).where(eq(resetLink.playerId, playerId))
  return endAllSessions(tx, playerId)
}
