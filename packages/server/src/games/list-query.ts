import type { Category, GameFilter } from '@baize/contract'
import { and, asc, desc, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import { newFor } from './item.ts'
import { game } from './tables.ts'

/** Which games a list asks for. */
export interface ListQuery {
  gameType: Category
  vassalage?: string | undefined
  filter: GameFilter
  keyword?: string | undefined
}

/** Games of a kind and vendor. In the vendor's own list its container would lead nowhere. */
export const matchingQuery = ({ gameType, vassalage }: ListQuery): SQL | undefined =>
  and(
    eq(game.gameType, gameType),
    vassalage === undefined ? undefined : and(eq(game.vassalage, vassalage), eq(game.container, false)),
  )

export interface Plan {
  where?: SQL | undefined
  order: SQL[]
}

/** Filters that look the same to everybody: what they ask for beyond the list, and their order (GAME-40). */
export const publicFilters: Record<Exclude<GameFilter, 'FAV' | 'RECENT'>, (now: Date) => Plan> = {
  ALL: () => ({ order: [asc(game.place)] }),
  HOT: () => ({ where: isNotNull(game.hotRank), order: [asc(game.hotRank), asc(game.place)] }),
  NEW: now => ({
    where: gt(game.releasedAt, new Date(now.getTime() - newFor)),
    order: [desc(game.releasedAt), asc(game.place)],
  }),
}
