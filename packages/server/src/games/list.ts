import { gameList, hotGames, limits, type Category, type GameFilter, type GameSort, plainText } from '@baize/contract'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, type Route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { idsOfFavourites } from './favourites.ts'
import { hottest, refreshHotRanks } from './hot-games.ts'
import { itemOf, type ListedGame } from './item.ts'
import { newGames } from './new-games.ts'
import { numberedPage, type Range } from './numbered-page.ts'
import { recentIds } from './recent.ts'
import { titleCondition } from './search.ts'
import { openFirst, selectGames } from './select-games.ts'
import { game } from './tables.ts'

/** Which games a list asks for. */
interface ListQuery {
  gameType: Category
  vassalage?: string | undefined
  filter: GameFilter
  keyword?: string | undefined
  sort?: GameSort | undefined
  exclude?: 'HOT' | undefined
}
interface GamePage {
  rows: ListedGame[]
  total: number
}

/** Games of a kind and vendor. In the vendor's own list its container would lead nowhere. */
const ofKindAndVendor = ({ gameType, vassalage }: ListQuery): SQL | undefined =>
  and(
    eq(game.gameType, gameType),
    vassalage === undefined ? undefined : and(eq(game.vassalage, vassalage), eq(game.container, false)),
  )

/** Condition and order of a filter. */
interface FilterQuery {
  where?: SQL | undefined
  order: SQL[]
}

/**
 * Filters that look the same to everybody: their condition beside the list's own, and their order
 * (GAME-40).
 */
const publicFilters: Record<Exclude<GameFilter, 'FAV' | 'RECENT'>, (now: Date) => FilterQuery> = {
  ALL: () => ({ order: [openFirst, asc(game.place)] }),
  HOT: () => ({ where: isNotNull(game.hotRank), order: [openFirst, asc(game.hotRank), asc(game.place)] }),
  NEW: now => ({
    where: newGames(now),
    order: [openFirst, desc(game.releasedAt), asc(game.place)],
  }),
}

/** Orders that a visitor chooses, within what can be played and what cannot. */
const orders: Record<GameSort, SQL[]> = {
  NEWEST: [openFirst, desc(game.releasedAt), asc(game.place)],
  NAME: [openFirst, asc(game.name), asc(game.place)],
}

/** Filters that show a player their own games, best first: the ids, whatever the list. */
const ownFilters = { FAV: idsOfFavourites, RECENT: recentIds } as const

async function publicPage(
  db: Db,
  query: ListQuery,
  { where, order }: FilterQuery,
  { offset, limit }: Range,
): Promise<GamePage> {
  const found = and(ofKindAndVendor(query), where)
  const rows = await selectGames(db, found)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
  const [length] = await db.select({ total: count() }).from(game).where(found)
  return { rows, total: length?.total ?? 0 }
}

async function ownPage(
  db: Db,
  query: ListQuery,
  ids: readonly string[],
  title: SQL | null,
  { offset, limit }: Range,
): Promise<GamePage> {
  if (!ids.length) return { rows: [], total: 0 }
  const found = await selectGames(db, and(inArray(game.nodeId, [...ids]), ofKindAndVendor(query), title ?? undefined))
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const rows = found.sort((a, b) => (placeOf.get(a.game.nodeId) ?? 0) - (placeOf.get(b.game.nodeId) ?? 0))
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

/** One page of a list. A keyword that holds no word finds nothing; an empty one is none. */
export async function listGames(
  db: Db,
  query: ListQuery,
  range: Range,
  playerId: string | null,
  now: Date,
): Promise<GamePage> {
  const keyword = plainText(query.keyword ?? '')
  const title = keyword ? titleCondition(db, keyword) : null
  if (keyword && !title) return { rows: [], total: 0 }
  const { filter, sort, exclude } = query
  if (filter === 'ALL' && !title && !sort && !exclude) return numberedPage(db, query, range)
  if (filter !== 'FAV' && filter !== 'RECENT') {
    const { where, order } = publicFilters[filter](now)
    const all = and(where, title ?? undefined, exclude && isNull(game.hotRank))
    return publicPage(db, query, { where: all, order: sort ? orders[sort] : order }, range)
  }
  const ids = playerId === null ? [] : await ownFilters[filter](db, playerId, now)
  return ownPage(db, query, ids, title, range)
}

const list = route(gameList, async ({ filter = 'ALL', pageNo, pageSize, ...asked }, { deps, session }) => {
  if ((filter === 'FAV' || filter === 'RECENT') && !session) throw new Refusal('NOT_LOGGED_IN')
  const now = deps.clock.now()
  const page = pageWindow({ pageNo, pageSize })
  await refreshHotRanks(deps)
  const { rows, total } = await listGames(deps.db, { ...asked, filter }, page, session?.playerId ?? null, now)
  return { content: rows.map(row => itemOf(row, now)), ...page.fields(total) }
})

const hot = route(hotGames, async ({ pageSize = limits.laneGames }, { deps }) => {
  const now = deps.clock.now()
  const rows = await hottest(deps, pageSize)
  return { content: rows.map(row => itemOf(row, now)) }
})

export const gameListRoutes: Route[] = [list, hot]
