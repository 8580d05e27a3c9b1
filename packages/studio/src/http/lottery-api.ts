import { lotteryAreaOf } from '@baize/contract'
import { Hono } from 'hono'
import { beginBet } from '../draws/begin.ts'
import { startLottery } from '../draws/start-page.ts'
import { drawsView, gamesView, resultsView } from '../draws/view.ts'
import type { Deps } from '../deps.ts'
import type { Driver } from '../rounds/driver.ts'
import { concluded } from '../rounds/press.ts'
import { roundView } from '../rounds/view.ts'
import { roundsOf } from '../store/rounds.ts'
import { Trouble } from '../trouble.ts'
import { BetInput, fit, minor, parseJson, ResultsInput, SessionInput } from './inputs.ts'
import { playerOf } from './player.ts'

/** Bets that a page shows. */
const shownBets = 20

/** What the pages of lotteries call, and what anybody may read of them. */
export function lotteryApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.get('/games', c => c.json(gamesView(deps)))

  app.get('/results', c => {
    const { gameCode, size } = fit(ResultsInput, c.req.query())
    return c.json(resultsView(deps, gameCode, size))
  })

  app.get('/draws', c => c.json(drawsView(deps, c.req.query('gameCode') ?? '')))

  app.post('/session', async c => c.json(await startLottery(deps, fit(SessionInput, parseJson(await c.req.text())))))

  app.post('/bet', async c => {
    const session = playerOf(deps, c)
    const { stake, ...order } = fit(BetInput, parseJson(await c.req.text()))
    const bet = beginBet(deps, session, { ...order, stake: minor(stake, session.currency) })
    return c.json(roundView(concluded(await driver.drive(bet))))
  })

  app.get('/bets', c => {
    const session = playerOf(deps, c)
    const gameCode = c.req.query('gameCode') ?? ''
    if (lotteryAreaOf(gameCode) !== lotteryAreaOf(session.gameCode)) throw new Trouble('NOT_FOUND')
    return c.json({ bets: roundsOf(deps.store, session.player, gameCode, shownBets).map(roundView) })
  })

  return app
}
