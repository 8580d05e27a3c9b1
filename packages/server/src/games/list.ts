import { and, count, eq, inArray, sum, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { favouriteIds } from './favourites.ts'
import { itemColumns, ofVendor, type ItemRow } from './item.ts'
import { recentIds } from './recent.ts'
import { titleHas } from './search.ts'
import { ofShelf, publicFilters, type Shelf } from './shelf.ts'
import { game, vendor } from './tables.ts'

export interface Window {
  offset: number
  limit: number
}
export interface Page {
  rows: ItemRow[]
  total: number
}

/** Filters that show a player their own games, best first: the ids, whatever the shelf. */
const ownFilters = { FAV: favouriteIds, RECENT: recentIds } as const

const gamesWhere = (db: Db, where: SQL | undefined) =>
  db.select(itemColumns).from(game).innerJoin(vendor, ofVendor).where(where)

/** A list that is filtered by kind and vendor alone knows its length from the counts that the vendors carry. */
async function shelfSize(db: Db, { gameType, vassalage }: Shelf): Promise<number> {
  const [vendors] = await db
    .select({ games: sum(vendor.games).mapWith(Number) })
    .from(vendor)
    .where(and(eq(vendor.gameType, gameType), vassalage === undefined ? undefined : eq(vendor.vassalage, vassalage)))
  if (vassalage !== undefined) return vendors?.games ?? 0
  const containers = await countWhere(db, and(eq(game.gameType, gameType), eq(game.container, true)))
  return (vendors?.games ?? 0) + containers
}

async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ count: count() }).from(game).where(where)
  return found?.count ?? 0
}

async function publicPage(
  db: Db,
  shelf: Shelf,
  filter: keyof typeof publicFilters,
  title: SQL | null,
  window: Window,
  now: Date,
) {
  const plan = publicFilters[filter](now)
  const where = and(ofShelf(shelf), plan.where, title ?? undefined)
  const rows = await gamesWhere(db, where)
    .orderBy(...plan.order)
    .offset(window.offset)
    .limit(window.limit)
  const whole = filter === 'ALL' && !title
  return { rows, total: await (whole ? shelfSize(db, shelf) : countWhere(db, where)) }
}

async function ownPage(
  db: Db,
  shelf: Shelf,
  ids: readonly string[],
  title: SQL | null,
  { offset, limit }: Window,
): Promise<Page> {
  if (!ids.length) return { rows: [], total: 0 }
  const found = await gamesWhere(db, and(inArray(game.nodeId, [...ids]), ofShelf(shelf), title ?? undefined))
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const rows = found.sort((a, b) => (placeOf.get(a.game.nodeId) ?? 0) - (placeOf.get(b.game.nodeId) ?? 0))
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

/** One page of a shelf. A keyword that holds no word finds nothing; an empty one is none. */
export async function listGames(
  db: Db,
  shelf: Shelf,
  window: Window,
  playerId: string | null,
  now: Date,
): Promise<Page> {
  const keyword = shelf.keyword?.trim()
  const title = keyword ? titleHas(db, keyword) : null
  if (keyword && !title) return { rows: [], total: 0 }
  const { filter } = shelf
  if (filter !== 'FAV' && filter !== 'RECENT') return publicPage(db, shelf, filter, title, window, now)
  const ids = playerId === null ? [] : await ownFilters[filter](db, playerId, now)
  return ownPage(db, shelf, ids, title, window)
}
