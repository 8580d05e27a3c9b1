import { Hono } from 'hono'
import { beginTicket } from '../games/sportsbook/place-ticket.ts'
import { bookView } from '../games/sportsbook/book-view.ts'
import type { Deps } from '../deps.ts'
import type { Driver } from '../engine/rounds/driver.ts'
import { concluded } from '../engine/rounds/play-round.ts'
import { roundView } from '../engine/rounds/round-view.ts'
import { fit, minor, parseJson, TicketInput } from './inputs.ts'
import { playerOf } from './player.ts'

/** What the page of a book calls beside what every page of drawn games does. */
export function bookApi(deps: Deps, driver: Driver): Hono {
  const app = new Hono()

  app.get('/', c => c.json(bookView(deps, c.req.query('gameCode') ?? '')))

  app.post('/bet', async c => {
    const session = playerOf(deps, c)
    const { stake, ...order } = fit(TicketInput, parseJson(await c.req.text()))
    const bet = beginTicket(deps, session, { ...order, stake: minor(stake, session.currency) })
    return c.json(roundView(concluded(await driver.drive(bet))))
  })

  return app
}
