import { Hono } from 'hono'
import { placeTicket } from '../games/sportsbook/place-ticket.ts'
import { bookView } from '../games/sportsbook/book-view.ts'
import type { Deps } from '../deps.ts'
import type { Driver } from '../engine/rounds/driver.ts'
import { acceptedRound } from '../engine/rounds/play-round.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { parseInput, minorUnits, parseJson, TicketInput } from './inputs.ts'
import { requestSession } from './request-session.ts'

/** What the page of a book calls beside what every page of drawn games does. */
export function bookApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.get('/', c => c.json(bookView(deps, c.req.query('gameCode') ?? '')))

  app.post('/bet', async c => {
    const session = requestSession(deps, c)
    const { stake, ...order } = parseInput(TicketInput, parseJson(await c.req.text()))
    const bet = placeTicket(deps, session, { ...order, stake: minorUnits(stake, session.currency) })
    return c.json(roundView(acceptedRound(await driver.drive(bet))))
  })

  return app
}
