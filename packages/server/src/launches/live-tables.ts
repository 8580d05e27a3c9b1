import { liveTables } from '@baize/contract'
import * as z from 'zod/mini'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { openGames } from '../games/index.ts'
import { route } from '../http/route.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { askStudio } from './ask-studio.ts'

/** For how long an answer of the studio is given to everybody, in milliseconds. */
const cacheTtl = 2000

const Tables = z.object({
  tables: z.array(
    z.object({
      gameCode: z.string(),
      minBet: z.string(),
      players: z.number(),
      seats: z.nullable(z.number()),
      closesInMs: z.number(),
      openMs: z.number(),
      periodMs: z.number(),
    }),
  ),
})
type Table = z.infer<typeof Tables>['tables'][number]

/**
 * Live tables of the studio and when it was asked; none where it does not answer, or not what it
 * should: a lobby does without.
 */
async function askTables(deps: Deps, currency: string): Promise<{ at: number; tables: Table[] }> {
  const at = deps.clock.now().getTime()
  try {
    const { tables } = await askStudio(deps, `/api/draws/tables?${new URLSearchParams({ currency })}`, Tables)
    return { at, tables }
  } catch (error) {
    deps.report(error, { asked: 'tables' })
    return { at, tables: [] }
  }
}

const answers = ttlCache<Awaited<ReturnType<typeof askTables>>>(cacheTtl)

/** Max live games of a lobby that are asked for. */
const maxTables = 200

/** The open live tables, with what their vendor states of them at this moment. */
export const liveTablesRoute = route(liveTables, async (_, { deps }) => {
  const { currency } = deps.config
  const now = deps.clock.now()
  const { at, tables } = await answers.get(deps, currency, () => askTables(deps, currency))
  const games = await openGames(deps.db, 'LIVE', maxTables, now)
  const passed = now.getTime() - at
  const known = games.flatMap(({ nodeId, gameCode }) => {
    const table = tables.find(each => each.gameCode === gameCode)
    if (!table) return []
    const { gameCode: _code, closesInMs, ...facts } = table
    return [{ nodeId, ...facts, closesInMs: closesInMs - passed }]
  })
  return { tables: known, currency, currencySymbol: symbolOf(currency) }
})
