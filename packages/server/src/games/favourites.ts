import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@baize/contract'
import { and, desc, eq } from 'drizzle-orm'
import { lockPlayer } from '../accounts/players/index.ts'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { itemOf } from './item.ts'
import { gamesByIds } from './select-games.ts'
import { favourite, game } from './tables.ts'

/** Favourites that one player may have: more than anybody looks through. */
export const maxFavourites = 500

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

/**
 * Makes a game a favourite, once.
 * @throws Refusal GAME_NOT_FOUND, or FAVOURITES_FULL with how many there may be
 */
const add = route(addFavourite, async ({ nodeId }, ctx) => {
  const { db, clock } = ctx.deps
  const known = await db.select({ nodeId: game.nodeId }).from(game).where(eq(game.nodeId, nodeId))
  if (!known.length) throw new Refusal('GAME_NOT_FOUND')
  const { playerId } = sessionOf(ctx)
  await inTransaction(db, async tx => {
    await lockPlayer(tx, playerId)
    const added = await tx
      .insert(favourite)
      .values({ playerId, nodeId, at: clock.now() })
      .onConflictDoNothing()
      .returning({ nodeId: favourite.nodeId })
    const max = maxFavourites
    if (added.length && (await tx.$count(favourite, eq(favourite.playerId, playerId))) > max)
      throw new Refusal('FAVOURITES_FULL', { max }, { params: { max } })
  })
  return { nodeId }
})

/** Removes a favourite; one that was none is no error. */
const remove = route(removeFavourite, async ({ nodeId }, ctx) => {
  const isIt = and(eq(favourite.playerId, sessionOf(ctx).playerId), eq(favourite.nodeId, nodeId))
  await ctx.deps.db.delete(favourite).where(isIt)
  return { nodeId }
})

export const favouriteRoutes: Route[] = [ids, list, add, remove]
