import { vendorBalance } from '@baize/contract'
import { Hono } from 'hono'
import type { Deps } from '../engine/deps.ts'
import { acceptedRound, playRound } from '../engine/rounds/play-round.ts'
import type { Driver } from '../engine/rounds/drive-round.ts'
import { drawsOf } from '../engine/rounds/outcome.ts'
import { revealSeed } from '../engine/fairness/reveal-seed.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { type Round, roundById, roundsOf, roundsUnderSeed } from '../engine/store/rounds.ts'
import { publicDraw } from '../engine/store/draws.ts'
import { endWalletSession } from '../engine/store/sessions.ts'
import { Refusal } from '../engine/refusal.ts'
import { drawsApi } from './draws-api.ts'
import {
  InstantBetInput,
  OddsInput,
  ResultsInput,
  SessionInput,
  TicketInput,
  minorUnits,
  parseInput,
  parseJson,
} from './inputs.ts'
import { languageOf } from './locales.ts'
import { picksOf } from './round-picks.ts'
import { roomsApi } from './rooms-api.ts'
import { requestSession } from './request-session.ts'
import { startInstantGame } from '../engine/rounds/start-instant-game.ts'
import { publicMatch } from '../engine/store/matches.ts'
import { oddsView, type PublishedOdds } from '../games/odds.ts'
import { publicSeed } from '../engine/store/seeds.ts'
import { lotteriesView } from '../games/lottery/lotteries-view.ts'
import { resultsView } from '../engine/draws/draws-view.ts'
import { placeTicket } from '../games/sportsbook/place-ticket.ts'
import { bookView } from '../games/sportsbook/book-view.ts'
import { fixturesView } from '../games/sportsbook/fixtures-view.ts'

/** Calls of the sportsbook's page, beside those of every page of drawn games. */
function bookApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.get('/', c => c.json(bookView(deps, c.req.query('gameCode') ?? '')))

  app.get('/fixtures', c => c.json(fixturesView(deps)))

  app.post('/bet', async c => {
    const session = requestSession(deps, c)
    const { stake, ...order } = parseInput(TicketInput, parseJson(await c.req.text()))
    const bet = placeTicket(deps, session, { ...order, stake: minorUnits(stake, session.currency) })
    return c.json(roundView(deps.games, acceptedRound(await driver.drive(bet))))
  })

  return app
}

/** Public calls on lotteries. */
function lotteryApi(deps: Deps): Hono {
  const app = new Hono()

  app.get('/games', c => c.json(lotteriesView(deps)))

  app.get('/results', c => {
    const { gameCode, size } = parseInput(ResultsInput, c.req.query())
    return c.json(resultsView(deps, gameCode, size))
  })

  return app
}

/**
 * The seed under a round as anybody may see it: the player's own, that of the draw, or that of the
 * match it was bet on.
 */
function seedUnder({ store, games }: Deps, { player, gameCode, draw, seedNumber }: Round) {
  if (draw === null) return publicSeed(store, player, gameCode, seedNumber)
  return games.cardGameOf(gameCode) ? publicMatch(store, { gameCode, number: draw }) : publicDraw(store, gameCode, draw)
}

/** @throws Refusal NOT_FOUND where the studio makes no such game */
function publishedOdds(games: Deps['games'], gameCode: string): PublishedOdds {
  if (!games.isOffered(gameCode)) throw new Refusal('NOT_FOUND')
  const { name, symbols } = games.themeOf(gameCode)
  return { name, symbols, ...oddsView(gameCode) }
}

const pageSize = 20

/**
 * Calls of the game's page. Answers are plain JSON; refusals are `{ code, message, … }` with an
 * HTTP status.
 */
export function api(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.post('/session', async c =>
    c.json(await startInstantGame(deps, driver, parseInput(SessionInput, parseJson(await c.req.text())))),
  )

  app.post('/press', async c => {
    const session = requestSession(deps, c)
    const { stake, ...order } = parseInput(InstantBetInput, parseJson(await c.req.text()))
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
    const { revealed, active, next } = await revealSeed(deps, player, gameCode)
    const rounds = roundsUnderSeed(deps.store, { player, gameCode, seedNumber: revealed.number }, pageSize)
    return c.json({
      revealed: { ...revealed, rounds },
      commitment: active.commitment,
      nextCommitment: next.commitment,
      nonce: active.nonce,
    })
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
    return c.json({ rounds: rounds.map(round => roundView(deps.games, round)) })
  })

  app.get('/rounds/:id', c => {
    const round = roundById(deps.store, c.req.param('id'))
    if (!round) throw new Refusal('NOT_FOUND')
    const { gameCode, draw } = round
    const { balance: _private, ...view } = roundView(deps.games, round)
    const { name, symbols } = deps.games.themeOf(round.gameCode)
    const language = languageOf(c.req.query('lang'))
    const earlier = drawsOf(deps.games, round).filter(number => number !== draw)
    return c.json({
      ...view,
      stops: round.stops,
      name,
      symbols,
      picks: picksOf(view, language),
      // Where anybody can verify it.
      page: `/round/${round.id}?lang=${language}`,
      ...seedUnder(deps, round),
      // Of a bet on several draws: those before the last.
      earlier: earlier.map(nonce => ({ nonce, ...publicDraw(deps.store, gameCode, nonce) })),
    })
  })

  app.get('/odds', c => c.json(publishedOdds(deps.games, parseInput(OddsInput, c.req.query()).gameCode)))

  app.route('/book', bookApi(deps, driver))
  app.route('/draws', drawsApi(deps, driver))
  app.route('/lottery', lotteryApi(deps))
  app.route('/rooms', roomsApi(deps, driver))
  return app
}
