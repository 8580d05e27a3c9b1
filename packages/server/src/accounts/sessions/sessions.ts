import { and, eq, or, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { keepNewestRows } from '../../db/newest-rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { digest, newSecret } from '../../secrets.ts'
import { isSeenTimeOld, sessionLife } from './session-life.ts'
import { lockPlayer } from '../players/index.ts'
import { session, handoverCode } from './tables.ts'

interface NewSession {
  playerId: string
  /** The page it is bound to; null outside browsers. */
  origin: string | null
  reach: 'play' | 'full'
  /** When the player logged in before this time. */
  previousLoginAt: Date | null
  /** Address, device name and country. */
  ip?: string | null
  device?: string | null
  country?: string
  /** The password must be changed before anything else (AUTH-27). */
  pending?: boolean
  /** Sessions of one login, which end together. */
  family?: string
  /** Milliseconds. */
  life?: number
}

/**
 * Sessions that one player may have at a time, tabs that they were handed over to among them; the
 * oldest ends for one more.
 */
export const maxSessions = 300

/** Starts a session and returns its token, of which only a hash is stored. */
export async function startSession(
  deps: Deps,
  db: Db,
  { family, life = sessionLife.absolute, ...rest }: NewSession,
): Promise<string> {
  const token = newSecret(deps.random)
  const id = deps.random.id()
  const now = deps.clock.now()
  await db.insert(session).values({
    ...rest,
    tokenHash: digest(token),
    id,
    family: family ?? id,
    startedAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + life),
  })
  const { playerId, tokenHash, startedAt } = session
  await keepNewestRows(db, session, { owner: playerId, id: tokenHash, newness: startedAt }, rest.playerId, maxSessions)
  return token
}

export type StoredSession = typeof session.$inferSelect

/** Stores the time of the player's last activity: a call, or a round in a game (API-70). */
export async function keepAlive(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tokenHash, seenAt, endsAt }: Pick<StoredSession, 'tokenHash' | 'seenAt' | 'endsAt'>,
) {
  const seen = clock.now()
  if (isSeenTimeOld({ seenAt, endsAt }, seen))
    await db.update(session).set({ seenAt: seen }).where(eq(session.tokenHash, tokenHash))
}

export async function sessionById(db: Db, playerId: string, id: string): Promise<StoredSession | null> {
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.playerId, playerId), eq(session.id, id)))
  return row ?? null
}

/**
 * Holds the player's row, so that ending sessions and handing one over wait for each other until
 * the transaction ends: otherwise a session that is handed over meanwhile would outlive the one it
 * came from.
 */
export async function lockSessions(tx: Db, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId)
}

/**
 * Ends a session and those that were handed over from it; `withPartners` also those that were made
 * on partners' pages.
 */
export const endSession = (db: Db, playerId: string, id: string, { withPartners = false } = {}): Promise<void> =>
  inTransaction(db, async tx => {
    await lockSessions(tx, playerId)
    const found = await sessionById(tx, playerId, id)
    if (!found) return
    const family = eq(session.family, found.family)
    const ending = withPartners ? or(family, eq(session.reach, 'play')) : family
    await tx.delete(session).where(and(eq(session.playerId, playerId), ending))
  })

/**
 * Starts a session in the place of one that ended: the same player at the same page, with a token
 * of its own (API-70).
 */
export const renewSession = (
  deps: Deps,
  db: Db,
  { playerId, origin, reach, previousLoginAt, ip, device, country }: StoredSession,
): Promise<string> => startSession(deps, db, { playerId, origin, reach, previousLoginAt, ip, device, country })

/**
 * Ends every session of a player, and answers how many they were. Call `lockSessions` before, or
 * change the player.
 */
export async function endAllSessions(db: Db, playerId: string): Promise<number> {
  return (await db.delete(session).where(eq(session.playerId, playerId)).returning()).length
}

/** Deletes sessions and hand-over codes that have ended. */
export async function sweepSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [handoverCode, session]) await db.delete(table).where(lt(table.endsAt, now))
}
