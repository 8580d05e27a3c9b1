import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@baize/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { itemOf } from './item.ts'
import { gamesByIds } from './select-games.ts'
import { favourite, game } from './tables.ts'

/** The ids of a player's favourites, the latest first (GAME-34). */
export async function idsOfFavourites(db: Db, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.playerId, playerId))
    .orderBy(desc(favourite.at), desc(favourite.nodeId))
  return rows.map(row => row.nodeId)
}

const ids = route(favouriteIds, async (_input, ctx) => ({
  nodeIds: await idsOfFavourites(ctx.deps.db, sessionOf(ctx).playerId),
}))

const list = route(favouriteGames, async ({ pageNo, pageSize, gameType }, ctx) => {
  const { db, clock } = ctx.deps
  const ids = await idsOfFavourites(db, sessionOf(ctx).playerId)
  const rows = await gamesByIds(db, ids, gameType && eq(game.gameType, gameType))
  const now = clock.now()
  return pageWindow({ pageNo, pageSize }).of(rows.map(row => itemOf(row, now)))
})

/** Makes a game a favourite, once. @throws Refusal GAME_NOT_FOUND */
const add = route(addFavourite, async ({ nodeId }, ctx) => {
  const { db, clock } = ctx.deps
  const known = await db.select({ nodeId: game.nodeId }).from(game).where(eq(game.nodeId, nodeId))
  if (!known.length) throw new Refusal('GAME_NOT_FOUND')
  await db
    .insert(favourite)
    .values({ playerId: sessionOf(ctx).playerId, nodeId, at: clock.now() })
    .onConflictDoNothing()
  return { nodeId }
})

/** Removes a favourite; one that was none is no error. */
const remove = route(removeFavourite, async ({ nodeId }, ctx) => {
  const isIt = and(eq(favourite.playerId, sessionOf(ctx).playerId), eq(favourite.nodeId, nodeId))
  await ctx.deps.db.delete(favourite).where(isIt)
  return { nodeId }
})

export const favouriteRoutes: Route[] = [ids, list, add, remove]
