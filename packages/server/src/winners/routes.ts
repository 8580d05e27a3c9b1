import { rankList, winnersList } from '@baize/contract'
import { route, type Route } from '../http/route.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { readSetting } from '../db/settings.ts'
import { readBoard, readWins, type Board } from './board.ts'
import { beginOf } from './periods.ts'
import { siteSetting } from '../system/index.ts'

/** A thousand pages that ask at once are one question to the database; who has just won still finds the round when coming back. */
const boards = ttlCache<Board>(1000)

const ranks = route(rankList, async ({ gameCategory, limitNum, view = 'latest' }, { deps }) => {
  const { list, asOf } = await boards.get(deps, `${view} ${gameCategory}`, () => readBoard(deps, view, gameCategory))
  return { list: list.slice(0, limitNum), asOf }
})

const winners = route(winnersList, ({ period, gameCategory }, { deps }) =>
  boards.get(deps, `${period} ${gameCategory}`, async () => {
    const { gmtOffset } = await readSetting(deps, siteSetting)
    const since = beginOf(period, deps.clock.now(), gmtOffset)
    return readWins(deps, { view: 'biggest', category: gameCategory, since })
  }),
)

export const winnerRoutes: Route[] = [ranks, winners]
