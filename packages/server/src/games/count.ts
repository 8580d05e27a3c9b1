import type { Category } from '@baize/contract'
import { eq, sum } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { vendor } from './tables.ts'

const counts = ttlCache<number>(60_000)

/** How many games of a kind the catalogue really holds. */
export const gamesOf = (deps: Pick<Deps, 'db' | 'clock'>, gameType: Category): Promise<number> =>
  counts.get(deps, gameType, async () => {
    const [row] = await deps.db
      .select({ total: sum(vendor.games).mapWith(Number) })
      .from(vendor)
      .where(eq(vendor.gameType, gameType))
    return row?.total ?? 0
  })
