import { gameIndex, gameSearch, type Output } from '@baize/contract'
import { route, type Route } from '../http/route.ts'
import { window } from '../http/window.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { readIndex } from './index-columns.ts'
import { itemOf } from './item.ts'
import { searchGames } from './search.ts'

/** A browser keeps the index for five minutes, and then asks whether it has changed; only a launch must know of a maintenance at once. */
const browserKeeps = 'private, max-age=300'
const indexes = ttlCache<Output<typeof gameIndex>>(60_000)

const index = route(gameIndex, async ({ language }, { deps, reply }) => {
  const columns = await indexes.get(deps, language, () => readIndex(deps.db, language))
  reply.set('Cache-Control', browserKeeps)
  return columns
})

const search = route(gameSearch, async ({ pageNo, pageSize, ...wanted }, { deps }) => {
  const now = deps.clock.now()
  const part = window({ pageNo, pageSize })
  const { rows, total } = await searchGames(deps.db, wanted, part)
  return { content: rows.map(row => itemOf(row, now)), ...part.fields(total) }
})

export const gameSearchRoutes: Route[] = [index, search]
