import { Hono } from 'hono'
import { placeBet } from '../engine/draws/place-bet.ts'
import { startDrawnGames } from '../engine/draws/start-drawn-games.ts'
import { drawsView } from '../engine/draws/draws-view.ts'
import { tablesView } from '../engine/draws/tables-view.ts'
import type { Deps } from '../engine/deps.ts'
import type { Driver } from '../engine/rounds/drive-round.ts'
import { acceptedRound } from '../engine/rounds/play-round.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { roundsOf } from '../engine/store/rounds.ts'
import { Refusal } from '../engine/refusal.ts'
import { DrawBetInput, parseInput, minorUnits, parseJson, SessionInput } from './inputs.ts'
import { CurrencyInput } from './rooms-inputs.ts'
import { requestSession } from './request-session.ts'

/** Bets that a page shows. */
const shownBets = 20

/** Calls of the pages of games that wait for draws. */
export function drawsApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.get('/', c => c.json(drawsView(deps, c.req.query('gameCode') ?? '')))

  app.get('/tables', c => c.json({ tables: tablesView(deps, parseInput(CurrencyInput, c.req.query()).currency) }))

  app.post('/session', async c =>
    c.json(await startDrawnGames(deps, parseInput(SessionInput, parseJson(await c.req.text())))),
  )

  app.post('/bet', async c => {
    const session = requestSession(deps, c)
    const { stake, ...order } = parseInput(DrawBetInput, parseJson(await c.req.text()))
    const bet = placeBet(deps, session, { ...order, stake: minorUnits(stake, session.currency) })
    return c.json(roundView(deps.games, acceptedRound(await driver.drive(bet))))
  })

  app.get('/bets', c => {
    const session = requestSession(deps, c)
    const gameCode = c.req.query('gameCode') ?? ''
    if (deps.games.familyOf(gameCode) !== deps.games.familyOf(session.gameCode)) throw new Refusal('NOT_FOUND')
    return c.json({
      bets: roundsOf(deps.store, session.player, gameCode, shownBets).map(round => roundView(deps.games, round)),
    })
  })

  return app
}
