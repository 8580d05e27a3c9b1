import { Hono } from 'hono'
import type { Deps } from '../engine/deps.ts'
import type { Driver } from '../engine/rounds/drive-round.ts'
import { acceptedRound } from '../engine/rounds/play-round.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { leaveSeat, playCard, seatAt } from '../engine/rooms/moves.ts'
import { ownTable, startCardRooms } from '../engine/rooms/start-card-rooms.ts'
import { takeSeat } from '../engine/rooms/take-seat.ts'
import { advanceMatch } from '../engine/rooms/run-matches.ts'
import { roomsView, tableView } from '../engine/rooms/rooms-view.ts'
import { roundById } from '../engine/store/rounds.ts'
import { parseInput, parseJson, SessionInput } from './inputs.ts'
import { requestSession } from './request-session.ts'
import { LeaveInput, MoveInput, RoomsInput, SeatInput, WaitInput } from './rooms-inputs.ts'

/** Max time that a request for news of a table is kept open, in milliseconds. */
const maxWait = 15_000

/** Calls of the pages of card rooms, and public calls on rooms. */
export function roomsApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()
  const { matchListeners } = deps

  app.get('/', c => {
    const { gameCode, currency } = parseInput(RoomsInput, c.req.query())
    return c.json({ rooms: roomsView(deps, gameCode, currency) })
  })

  app.post('/session', async c =>
    c.json(await startCardRooms(deps, parseInput(SessionInput, parseJson(await c.req.text())))),
  )

  app.post('/seat', async c => {
    const session = requestSession(deps, c)
    const bet = acceptedRound(
      await driver.drive(await takeSeat(deps, session, parseInput(SeatInput, parseJson(await c.req.text())))),
    )
    await advanceMatch(deps, driver, { gameCode: session.gameCode, number: bet.nonce })
    return c.json({ table: ownTable(deps, session), round: roundView(deps.games, bet) })
  })

  app.get('/table', async c => {
    const session = requestSession(deps, c)
    const { match: number, stamp } = parseInput(WaitInput, c.req.query())
    const look = () => {
      const { match, seat } = seatAt(deps, session, number)
      return tableView(deps, match, seat)
    }
    if (look().stamp === stamp) await matchListeners.wait(number, maxWait, c.req.raw.signal)
    return c.json({ table: look() })
  })

  app.post('/card', async c => {
    const session = requestSession(deps, c)
    const played = parseInput(MoveInput, parseJson(await c.req.text()))
    playCard(deps, session, played)
    matchListeners.wake(played.match)
    await advanceMatch(deps, driver, { gameCode: session.gameCode, number: played.match })
    const { match, seat } = seatAt(deps, session, played.match)
    return c.json({ table: tableView(deps, match, seat) })
  })

  app.post('/leave', async c => {
    const session = requestSession(deps, c)
    const { match: number } = parseInput(LeaveInput, parseJson(await c.req.text()))
    const { roundId } = seatAt(deps, session, number).seat
    leaveSeat(deps, session, number)
    matchListeners.wake(number)
    await advanceMatch(deps, driver, { gameCode: session.gameCode, number })
    const bet = roundById(deps.store, roundId)
    return c.json({ table: ownTable(deps, session), round: bet && roundView(deps.games, await driver.drive(bet)) })
  })
  return app
}
