import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { game } from './tables.ts'

const month = 30 * 86_400_000

/** The ids of the games that a player opened within thirty days, the latest first (GAME-39). */
export async function recentIds(db: Db, playerId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - month).toISOString()
  const { rows } = await db.execute<{ node_id: string }>(sql`
    select ${game.nodeId} as node_id from game_launch l
    join ${game} on ${game.vassalage} = l.vassalage and ${game.gameCode} = l.game_code
    where l.player_id = ${playerId} and l.opened_at > ${since}::timestamptz
    group by ${game.nodeId} order by max(l.opened_at) desc`)
  return rows.map(row => row.node_id)
}
