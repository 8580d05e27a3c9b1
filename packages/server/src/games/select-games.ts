import { and, eq, inArray, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { game, vendor } from './tables.ts'

/** A game with its vendor, as the database has them. */
export interface GameRow {
  game: InferSelectModel<typeof game>
  vendor: InferSelectModel<typeof vendor>
}

/** Games that meet a condition, each with its vendor, in no order. */
export const selectGames = (db: Db, where: SQL | undefined) =>
  db
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, and(eq(vendor.vassalage, game.vassalage), eq(vendor.gameType, game.gameType)))
    .where(where)

/** Order of games with their vendors: what can be played comes before what is under maintenance. */
export const openFirst: SQL = sql`${game.state} = 'maintenance' or ${vendor.state} = 'maintenance'`

/**
 * Games by their ids, in the order of the ids. One that is gone, or that does not meet the
 * condition, is left out.
 */
export async function gamesByIds(db: Db, ids: readonly string[], where: SQL | undefined): Promise<GameRow[]> {
  if (!ids.length) return []
  const rows = await selectGames(db, and(inArray(game.nodeId, [...ids]), where))
  const found = new Map(rows.map(row => [row.game.nodeId, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}
