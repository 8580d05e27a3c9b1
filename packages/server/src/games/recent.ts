import { recentGames, day } from '@baize/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { route, sessionOf } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { itemOf } from './item.ts'
import { gamesByIds } from './select-games.ts'
import { game } from './tables.ts'

const month = 30 * day

/**
 * The games that a player had a round in within thirty days by their ids, the latest first, and
 * when they last did (GAME-39). A game that was only opened was not played, and a round that was
 * rolled back never took place.
 */
async function recentTimes(db: Db, playerId: string, now: Date): Promise<Map<string, Date>> {
  const since = new Date(now.getTime() - month).toISOString()
  const { rows } = await db.execute<{ node_id: string; played_at: string | Date }>(sql`
    select ${game.nodeId} as node_id, max(r.opened_at) as played_at from game_round r
    join ${game} on ${game.vassalage} = r.vassalage and ${game.gameCode} = r.game_code
    where r.player_id = ${playerId} and r.opened_at > ${since}::timestamptz and r.state <> 'rolled_back'
    group by ${game.nodeId} order by max(r.opened_at) desc`)
  return new Map(rows.map(row => [row.node_id, new Date(row.played_at)]))
}

/** The ids of the games that a player played within thirty days, the latest first (GAME-39). */
export const recentIds = async (db: Db, playerId: string, now: Date): Promise<string[]> => [
  ...(await recentTimes(db, playerId, now)).keys(),
]

export const recentGamesRoute = route(recentGames, async ({ page, pageSize, gameType }, ctx) => {
  const { db, clock } = ctx.deps
  const now = clock.now()
  const times = await recentTimes(db, sessionOf(ctx).playerId, now)
  const rows = await gamesByIds(db, [...times.keys()], gameType && eq(game.gameType, gameType))
  const played = rows.map(row => ({
    ...itemOf(row, now),
    playedAt: (times.get(row.game.nodeId) ?? now).toISOString(),
  }))
  return pageWindow({ pageNo: page, pageSize }).of(played)
})
