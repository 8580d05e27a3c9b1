import {
  addFavourite,
  favouriteIds,
  gameItem,
  gameList,
  hotGames,
  limits,
  removeFavourite,
  vendorGameTypes,
  vendorLanes,
} from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { window } from '../http/window.ts'
import * as favourites from './favourites.ts'
import { findGame } from './find.ts'
import { freshHotRanks, hottest } from './hot-rank.ts'
import { itemOf } from './item.ts'
import { gameTypesOf, lanesIn } from './lane-lists.ts'
import { listGames } from './list.ts'
import { ownListRoutes } from './own-lists.ts'

const hot = route(hotGames, async ({ pageSize = limits.gamesPage }, { deps }) => {
  const now = deps.clock.now()
  const rows = await hottest(deps, pageSize)
  return { content: rows.map(row => itemOf(row, now)) }
})

const lanes = route(vendorLanes, async ({ language }, { deps }) => ({
  data: { lanes: await lanesIn(deps.db, language) },
}))

const types = route(vendorGameTypes, async ({ vassalage, language }, { deps }) => ({
  gameTypes: await gameTypesOf(deps.db, vassalage, language),
}))

const list = route(gameList, async ({ filter = 'ALL', pageNo, pageSize, ...shelf }, { deps, session }) => {
  if ((filter === 'FAV' || filter === 'RECENT') && !session) throw new Refusal('NOT_LOGGED_IN')
  const now = deps.clock.now()
  const part = window({ pageNo, pageSize })
  await freshHotRanks(deps)
  const { rows, total } = await listGames(deps.db, { ...shelf, filter }, part, session?.playerId ?? null, now)
  return { content: rows.map(row => itemOf(row, now)), ...part.fields(total) }
})

const item = route(gameItem, async ({ gameType, vassalage, gameCode }, { deps }) => {
  await freshHotRanks(deps)
  const found = await findGame(deps.db, { vassalage, gameCode }, deps.clock.now())
  if (found?.gameType !== gameType) throw new Refusal('GAME_NOT_FOUND')
  return found
})

const ids = route(favouriteIds, async (_input, ctx) => ({
  nodeIds: await favourites.favouriteIds(ctx.deps.db, sessionOf(ctx).playerId),
}))

const add = route(addFavourite, async ({ nodeId }, ctx) => {
  const { db, clock } = ctx.deps
  const kept = await favourites.keepFavourite(db, sessionOf(ctx).playerId, nodeId, clock.now())
  if (!kept) throw new Refusal('GAME_NOT_FOUND')
  return { nodeId }
})

const remove = route(removeFavourite, async ({ nodeId }, ctx) => {
  await favourites.dropFavourite(ctx.deps.db, sessionOf(ctx).playerId, nodeId)
  return { nodeId }
})

export const gameListRoutes: Route[] = [hot, lanes, types, list, item, ids, add, remove, ...ownListRoutes]
