import { gameItem, type Category, type GameItem } from '@baize/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { refreshHotRanks } from './hot-games.ts'
import { itemOf } from './item.ts'
import { selectGames } from './select-games.ts'
import { game, vendor } from './tables.ts'

/** The game of a vendor by its code; null where there is none. Containers are no games. */
export async function findGame(
  db: Db,
  { vassalage, gameCode }: { vassalage: string; gameCode: string },
  now: Date,
): Promise<GameItem | null> {
  const isIt = and(eq(game.vassalage, vassalage), eq(game.gameCode, gameCode), eq(game.container, false))
  const [row] = await selectGames(db, isIt)
  return row ? itemOf(row, now) : null
}

/** Whether the games of a vendor within one kind may run in a frame. */
export async function mayBeFramed(db: Db, asked: { vassalage: string; gameType: Category }): Promise<boolean> {
  const isIt = and(eq(vendor.vassalage, asked.vassalage), eq(vendor.gameType, asked.gameType))
  const [row] = await db.select({ framed: vendor.framed }).from(vendor).where(isIt)
  return row?.framed ?? true
}

/** Open games, the most played first, of the vendors of one kind or of all. */
export async function openGames(db: Db, gameType: Category | null, limit: number, now: Date): Promise<GameItem[]> {
  const isOpen = and(eq(vendor.state, 'open'), eq(game.state, 'open'), eq(game.container, false))
  const rows = await selectGames(db, and(gameType ? eq(game.gameType, gameType) : undefined, isOpen))
    .orderBy(asc(game.hotRank), asc(game.place))
    .limit(limit)
  return rows.map(row => itemOf(row, now))
}

/**
 * Games to play instead (GAME-28, GAME-29): open ones of the same kind; where that kind has none,
 * of any.
 */
export async function suggestGames(db: Db, gameType: Category, limit: number, now: Date): Promise<GameItem[]> {
  const same = await openGames(db, gameType, limit, now)
  return same.length ? same : openGames(db, null, limit, now)
}

export const gameItemRoute = route(gameItem, async ({ gameType, vassalage, gameCode }, { deps }) => {
  await refreshHotRanks(deps)
  const found = await findGame(deps.db, { vassalage, gameCode }, deps.clock.now())
  if (found?.gameType !== gameType) throw new Refusal('GAME_NOT_FOUND')
  return found
})
