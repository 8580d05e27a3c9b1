import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { favourite, game } from './tables.ts'

/** The ids of a player's favourites, the latest first (GAME-34). */
export async function favouriteIds(db: Db, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.playerId, playerId))
    .orderBy(desc(favourite.at), desc(favourite.nodeId))
  return rows.map(row => row.nodeId)
}

/** Keeps a game as favourite, once. False where there is no such game. */
export async function keepFavourite(db: Db, playerId: string, nodeId: string, at: Date): Promise<boolean> {
  const known = await db.select({ nodeId: game.nodeId }).from(game).where(eq(game.nodeId, nodeId))
  if (!known.length) return false
  await db.insert(favourite).values({ playerId, nodeId, at }).onConflictDoNothing()
  return true
}

/** Lets a favourite go; one that was none is no error. */
export async function dropFavourite(db: Db, playerId: string, nodeId: string): Promise<void> {
  await db.delete(favourite).where(and(eq(favourite.playerId, playerId), eq(favourite.nodeId, nodeId)))
}
