import { favouriteGames, recentGames, type Category } from '@baize/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { window } from '../http/window.ts'
import { favouriteIds } from './favourites.ts'
import { itemOf, type ItemRow } from './item.ts'
import { gamesWhere } from './list.ts'
import { recentTimes } from './recent.ts'
import { game } from './tables.ts'

/** Games by their ids and in their order, of one kind or of all. One that is gone is left out. */
async function byIds(db: Db, ids: readonly string[], gameType: Category | undefined): Promise<ItemRow[]> {
  if (!ids.length) return []
  const ofType = gameType && eq(game.gameType, gameType)
  const rows = await gamesWhere(db, and(inArray(game.nodeId, [...ids]), ofType))
  const found = new Map(rows.map(row => [row.game.nodeId, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}

const favourites = route(favouriteGames, async ({ pageNo, pageSize, gameType }, ctx) => {
  const { db, clock } = ctx.deps
  const rows = await byIds(db, await favouriteIds(db, sessionOf(ctx).playerId), gameType)
  const now = clock.now()
  return window({ pageNo, pageSize }).of(rows.map(row => itemOf(row, now)))
})

const recent = route(recentGames, async ({ page, pageSize, gameType }, ctx) => {
  const { db, clock } = ctx.deps
  const now = clock.now()
  const times = await recentTimes(db, sessionOf(ctx).playerId, now)
  const rows = await byIds(db, [...times.keys()], gameType)
  const played = rows.map(row => ({
    ...itemOf(row, now),
    playedAt: (times.get(row.game.nodeId) ?? now).toISOString(),
  }))
  return window({ pageNo: page, pageSize }).of(played)
})

/** The lists of somebody's own. */
export const ownListRoutes: Route[] = [favourites, recent]
