import { vendorBalance } from '@baize/contract'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { playRound } from '../engine/rounds/play-round.ts'
import type { Driver } from '../engine/rounds/driver.ts'
import { drawsOf } from '../engine/rounds/outcome.ts'
import { seedUnder } from '../engine/rounds/public-seed.ts'
import { rotateSeed } from '../engine/rounds/seeds.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { roundById, roundsOf } from '../engine/store/rounds.ts'
import { publicDraw } from '../engine/store/draws.ts'
import { endWalletSession } from '../engine/store/sessions.ts'
import { themeOf } from '../games/theme.ts'
import { Refusal } from '../engine/refusal.ts'
import { bookApi } from './sportsbook-api.ts'
import { drawsApi } from './draws-api.ts'
import { parseInput, minorUnits, parseJson, SessionInput, PlayInput } from './inputs.ts'
import { lotteryApi } from './lottery-api.ts'
import { roomsApi } from './rooms-api.ts'
import { requestSession } from './request-session.ts'
import { startPage } from '../engine/rounds/start-page.ts'

const pageSize = 20

/** What the game's page calls. Answers are plain JSON; refusals are `{ code, message, … }` with an HTTP status. */
export function api(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.post('/session', async c =>
    c.json(await startPage(deps, driver, parseInput(SessionInput, parseJson(await c.req.text())))),
  )

  app.post('/press', async c => {
    const session = requestSession(deps, c)
    const { stake, ...order } = parseInput(PlayInput, parseJson(await c.req.text()))
    return c.json(
      await playRound(
        deps,
        driver,
        session,
        { ...order, stake: minorUnits(stake, session.currency) },
        c.req.raw.signal,
      ),
    )
  })

  app.post('/balance', async c => {
    const { player, walletSession: session, currency } = requestSession(deps, c)
    const answer = await deps.wallet.call(vendorBalance, JSON.stringify({ player, session }))
    if (answer.kind === 'done') return c.json({ balance: answer.value.balance, currency })
    if (answer.kind === 'unclear') throw new Refusal('OPERATOR_DOWN')
    endWalletSession(deps.store, session, deps.clock.now().getTime())
    throw new Refusal('SESSION_ENDED')
  })

  app.post('/rotate', async c => {
    const { player, gameCode } = requestSession(deps, c)
    const { revealed, active, next } = await rotateSeed(deps, player, gameCode)
    return c.json({ revealed, commitment: active.commitment, nextCommitment: next.commitment, nonce: active.nonce })
  })

  app.get('/rounds', c => {
    const { player, gameCode } = requestSession(deps, c)
    const before = c.req.query('before')
    const rounds = roundsOf(
      deps.store,
      player,
      gameCode,
      pageSize,
      before ? Date.parse(before) || undefined : undefined,
    )
    return c.json({ rounds: rounds.map(roundView) })
  })

  app.get('/rounds/:id', c => {
    const round = roundById(deps.store, c.req.param('id'))
    if (!round) throw new Refusal('NOT_FOUND')
    const { gameCode, draw } = round
    const { balance: _private, ...view } = roundView(round)
    const { name, symbols } = themeOf(round.gameCode)
    const earlier = drawsOf(round).filter(number => number !== draw)
    return c.json({
      ...view,
      stops: round.stops,
      name,
      symbols,
      ...seedUnder(deps.store, round),
      // Of a bet on several draws: those before the last.
      earlier: earlier.map(nonce => ({ nonce, ...publicDraw(deps.store, gameCode, nonce) })),
    })
  })

  app.route('/book', bookApi(deps, driver))
  app.route('/draws', drawsApi(deps, driver))
  app.route('/lottery', lotteryApi(deps))
  app.route('/rooms', roomsApi(deps, driver))
  return app
}
