import { Hono } from 'hono'
import { lotteriesView } from '../games/lottery/lotteries-view.ts'
import { resultsView } from '../engine/draws/draws-view.ts'
import type { Deps } from '../deps.ts'
import { parseInput, ResultsInput } from './inputs.ts'

/** What anybody may read of lotteries. */
export function lotteryApi(deps: Deps): Hono {
  const app = new Hono()

  app.get('/games', c => c.json(lotteriesView(deps)))

  app.get('/results', c => {
    const { gameCode, size } = parseInput(ResultsInput, c.req.query())
    return c.json(resultsView(deps, gameCode, size))
  })

  return app
}
