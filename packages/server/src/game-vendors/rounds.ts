import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { LiveLaunch } from './game-session.ts'
import { Refusal } from '../http/refusal.ts'
import { accountOf } from './round-wallet.ts'
import type { WalletName } from './round-wallet.ts'
import { gameRounds } from './tables.ts'

export interface RoundKey {
  playerId: string
  vendor: string
  roundId: string
}
export type Round = typeof gameRounds.$inferSelect

const openRound = ({ playerId, vendor, roundId }: RoundKey) =>
  and(
    eq(gameRounds.playerId, playerId),
    eq(gameRounds.vendor, vendor),
    eq(gameRounds.roundId, roundId),
    eq(gameRounds.state, 'open'),
  )

/**
 * Adds a stake to a round, opening it with the first.
 * @throws Refusal ROUND_CLOSED where it has ended, belongs to another game, or draws on another
 *   wallet
 */
export async function addStake(
  db: Db,
  { roundId, vendor, playerId }: RoundKey,
  launch: LiveLaunch,
  amount: bigint,
  now: Date,
): Promise<void> {
  const { wallet, vassalage, gameType, gameCode, currency } = launch
  const started = await db
    .insert(gameRounds)
    .values({
      playerId,
      vendor,
      roundId,
      launchId: launch.id,
      wallet,
      vassalage,
      gameType,
      gameCode,
      currency,
      bet: amount,
      state: 'open',
      openedAt: now,
    })
    .onConflictDoUpdate({
      target: [gameRounds.playerId, gameRounds.vendor, gameRounds.roundId],
      set: { bet: sql`${gameRounds.bet} + excluded.bet` },
      setWhere: and(
        eq(gameRounds.state, 'open'),
        eq(gameRounds.gameCode, gameCode),
        sql`${gameRounds.wallet} is not distinct from ${wallet}::text`,
      ),
    })
    .returning({ roundId: gameRounds.roundId })
  if (!started.length) throw new Refusal('ROUND_CLOSED')
}

/** An open round, locked until the transaction ends. @throws Refusal ROUND_CLOSED */
export async function lockOpenRound(db: Db, key: RoundKey): Promise<Round> {
  const [round] = await db.select().from(gameRounds).where(openRound(key)).for('update')
  if (!round) throw new Refusal('ROUND_CLOSED')
  return round
}

/** A round, and the wallet that it draws on. */
type RoundOfWallet = RoundKey & { wallet: WalletName }

/** The end of a round, once its last money has moved. */
const ended = ({ playerId, wallet }: RoundOfWallet, state: 'closed' | 'rolled_back', closedAt: Date) => ({
  state,
  closedAt,
  closedVersion: sql`coalesce((
    select a.version from ledger_account a where a.account = ${accountOf(playerId, wallet)} and a.currency = ${gameRounds.currency}
  ), 0)`,
})

/** Adds a win that was paid to an open round, and closes the round where it was the last. */
export async function addWin(db: Db, key: RoundOfWallet, amount: bigint, closedAt: Date | null): Promise<void> {
  await db
    .update(gameRounds)
    .set({ win: sql`${gameRounds.win} + ${amount}`, ...(closedAt && ended(key, 'closed', closedAt)) })
    .where(openRound(key))
}

/**
 * Takes a stake that was given back out of an open round, and ends the round where no bet is left
 * in it.
 */
export async function takeStakeBack(db: Db, key: RoundOfWallet, amount: bigint, endedAt: Date | null): Promise<void> {
  await db
    .update(gameRounds)
    .set({ bet: sql`${gameRounds.bet} - ${amount}`, ...(endedAt && ended(key, 'rolled_back', endedAt)) })
    .where(openRound(key))
}
