import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { playerProfile } from '../../players/index.ts'

/** The hash of a player's transaction password; null where none is set. */
export async function paymentPasswordOf(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: playerProfile.paymentPasswordHash })
    .from(playerProfile)
    .where(eq(playerProfile.playerId, playerId))
  return row?.hash ?? null
}

export const hasPaymentPassword = async (db: Db, playerId: string): Promise<boolean> =>
  (await paymentPasswordOf(db, playerId)) !== null

/** Puts a hash in the place of the one that was looked at. False where another has taken that place meanwhile. */
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
