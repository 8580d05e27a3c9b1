import type { Category, GameItem } from '@baize/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { itemColumns, itemOf, ofVendor } from './item.ts'
import { game, vendor } from './tables.ts'

/** The game of a vendor by its code; null where there is none. Containers are no games. */
export async function findGame(
  db: Db,
  { vassalage, gameCode }: { vassalage: string; gameCode: string },
  now: Date,
): Promise<GameItem | null> {
  const [row] = await db
    .select(itemColumns)
    .from(game)
    .innerJoin(vendor, ofVendor)
    .where(and(eq(game.vassalage, vassalage), eq(game.gameCode, gameCode), eq(game.container, false)))
  return row ? itemOf(row, now) : null
}

/** Open games, the most played first, of the vendors of one kind or of all. */
async function openGames(db: Db, gameType: Category | null, limit: number, now: Date): Promise<GameItem[]> {
  const rows = await db
    .select(itemColumns)
    .from(game)
    .innerJoin(vendor, ofVendor)
    .where(
      and(
        gameType ? eq(game.gameType, gameType) : undefined,
        eq(vendor.state, 'open'),
        eq(game.state, 'open'),
        eq(game.container, false),
      ),
    )
    .orderBy(asc(game.hotRank), asc(game.place))
    .limit(limit)
  return rows.map(row => itemOf(row, now))
}

/** What to play instead (GAME-28, GAME-29): open games of the same kind; where that kind has none, of any. */
export async function suggestGames(db: Db, gameType: Category, limit: number, now: Date): Promise<GameItem[]> {
  const same = await openGames(db, gameType, limit, now)
  return same.length ? same : openGames(db, null, limit, now)
}
