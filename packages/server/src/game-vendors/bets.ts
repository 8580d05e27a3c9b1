import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { vendorBets } from './tables.ts'

export interface BetKey {
  playerId: string
  vendor: string
  txId: string
}
export type Bet = typeof vendorBets.$inferSelect

const isBet = ({ playerId, vendor, txId }: BetKey) =>
  and(eq(vendorBets.playerId, playerId), eq(vendorBets.vendor, vendor), eq(vendorBets.txId, txId))

/**
 * Stores a bet, or the tombstone of one. False where there is one already; it waits for one that is
 * being stored at the same time.
 */
export async function writeBet(db: Db, bet: Bet): Promise<boolean> {
  const written = await db.insert(vendorBets).values(bet).onConflictDoNothing().returning({ txId: vendorBets.txId })
  return written.length > 0
}

/**
 * A bet, locked until the transaction ends, so that a win and a rollback of it come one after the
 * other.
 */
export async function lockBet(db: Db, key: BetKey): Promise<Bet | null> {
  const [bet] = await db.select().from(vendorBets).where(isBet(key)).for('update')
  return bet ?? null
}

export const setBetState = (db: Db, key: BetKey, state: Bet['state']) =>
  db.update(vendorBets).set({ state }).where(isBet(key))

/** Whether a round has a bet that was not rolled back. */
export async function hasStandingBet(
  db: Db,
  { playerId, vendor, roundId }: Omit<BetKey, 'txId'> & { roundId: string },
): Promise<boolean> {
  const [found] = await db
    .select({ one: sql<number>`1` })
    .from(vendorBets)
    .where(
      and(
        eq(vendorBets.playerId, playerId),
        eq(vendorBets.vendor, vendor),
        eq(vendorBets.roundId, roundId),
        ne(vendorBets.state, 'rolled_back'),
      ),
    )
    .limit(1)
  return found !== undefined
}
