import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { twoFactor } from './tables.ts'

/** Whether an account asks for a code of an authenticator: one that its owner confirmed (AUTH-31). */
export async function isTwoFactorOn(db: Db, playerId: string): Promise<boolean> {
  const [row] = await db
    .select({ playerId: twoFactor.playerId })
    .from(twoFactor)
    .where(and(eq(twoFactor.playerId, playerId), isNotNull(twoFactor.confirmedAt)))
  return Boolean(row)
}
