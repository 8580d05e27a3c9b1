import { and, asc, count, eq, gt, inArray, lte, sum, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { favouriteIds } from './favourites.ts'
import { itemColumns, ofVendor, type ItemRow } from './item.ts'
import { recentIds } from './recent.ts'
import { titleHas } from './search.ts'
import { matchingQuery, publicFilters, type Plan, type ListQuery } from './list-query.ts'
import { game, vendor } from './tables.ts'

export interface Window {
  offset: number
  limit: number
}
export interface Page {
  rows: ItemRow[]
  total: number
}

/** Filters that show a player their own games, best first: the ids, whatever the list. */
const ownFilters = { FAV: favouriteIds, RECENT: recentIds } as const

/** Games that fit, each with its vendor, in no order. */
export const gamesWhere = (db: Db, where: SQL | undefined) =>
  db.select(itemColumns).from(game).innerJoin(vendor, ofVendor).where(where)

/** A whole list is numbered without a gap, so any page of it is a range, and the vendors know its length. */
async function wholePage(db: Db, query: ListQuery, { offset, limit }: Window): Promise<Page> {
  const { gameType, vassalage } = query
  const ofType = eq(vendor.gameType, gameType)
  const [column, where, size] =
    vassalage === undefined
      ? ([game.typePlace, ofType, vendor.tiles] as const)
      : ([game.vendorPlace, and(ofType, eq(vendor.vassalage, vassalage)), vendor.games] as const)
  const rows = await gamesWhere(db, and(matchingQuery(query), gt(column, offset), lte(column, offset + limit))).orderBy(
    asc(column),
  )
  const [length] = await db
    .select({ total: sum(size).mapWith(Number) })
    .from(vendor)
    .where(where)
  return { rows, total: length?.total ?? 0 }
}

async function publicPage(db: Db, query: ListQuery, { where, order }: Plan, { offset, limit }: Window): Promise<Page> {
  const found = and(matchingQuery(query), where)
  const rows = await gamesWhere(db, found)
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
  { offset, limit }: Window,
): Promise<Page> {
  if (!ids.length) return { rows: [], total: 0 }
  const found = await gamesWhere(db, and(inArray(game.nodeId, [...ids]), matchingQuery(query), title ?? undefined))
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const rows = found.sort((a, b) => (placeOf.get(a.game.nodeId) ?? 0) - (placeOf.get(b.game.nodeId) ?? 0))
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

/** One page of a list. A keyword that holds no word finds nothing; an empty one is none. */
export async function listGames(
  db: Db,
  query: ListQuery,
  window: Window,
  playerId: string | null,
  now: Date,
): Promise<Page> {
  const keyword = query.keyword?.trim()
  const title = keyword ? titleHas(db, keyword) : null
  if (keyword && !title) return { rows: [], total: 0 }
  const { filter } = query
  if (filter === 'ALL' && !title) return wholePage(db, query, window)
  if (filter !== 'FAV' && filter !== 'RECENT') {
    const { where, order } = publicFilters[filter](now)
    return publicPage(db, query, { where: and(where, title ?? undefined), order }, window)
  }
  const ids = playerId === null ? [] : await ownFilters[filter](db, playerId, now)
  return ownPage(db, query, ids, title, window)
}
