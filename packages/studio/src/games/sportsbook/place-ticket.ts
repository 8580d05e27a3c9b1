import { type Deps, nowOf } from '../../engine/deps.ts'
import { bookOf } from './fixtures/books.ts'
import { type Leg, oddsNow, slatesOf, type Ticket, ticketOf } from './fixtures/ticket.ts'
import { slotOf } from './fixtures/slate.ts'
import { addRoundWithBet, repeatedRound } from '../../engine/rounds/create-round.ts'
import { newRoundId } from '../../engine/rounds/round-id.ts'
import { combinedOdds, maxOdds } from './payout-ceiling.ts'
import { bookRules } from './rules.ts'
import { checkBetsPerDraw } from '../../engine/draws/bets-per-draw.ts'
import { isDrawOpen } from '../../engine/draws/betting-window.ts'
import { checkStake } from '../../engine/rounds/stakes-on-offer.ts'
import { inTransaction } from '../../engine/store/open.ts'
import type { Round } from '../../engine/store/rounds.ts'
import type { Session } from '../../engine/store/sessions.ts'
import { Refusal } from '../../engine/refusal.ts'

export interface TicketRequest {
  stake: bigint
  /** The legs, as sent. */
  legs?: unknown
  /** The same id again gets the same bet again. */
  requestId: string
}

/** @throws Refusal BAD_CHOICE where it is no ticket of this game */
function readTicket(gameCode: string, legs: unknown): Ticket {
  const ticket = ticketOf({ legs })
  if (!ticket || ticket.legs.some(({ fixture }) => slotOf(fixture)?.book.gameCode !== gameCode))
    throw new Refusal('BAD_CHOICE')
  return ticket
}

/**
 * The odds that the player saw are the odds that they get, or the bet is refused with those that
 * are.
 * @throws Refusal ODDS_CHANGED, ODDS_TOO_HIGH
 */
function checkOdds(legs: readonly Leg[]): void {
  for (const leg of legs) {
    const odds = oddsNow(leg)
    if (odds !== leg.odds) throw new Refusal('ODDS_CHANGED', { fixture: leg.fixture, market: leg.market, odds })
  }
  if (combinedOdds(legs) > maxOdds) throw new Refusal('ODDS_TOO_HIGH')
}

/**
 * Makes a bet on fixtures of one slate or several, in one step on the disk. The last slate settles
 * it. Nothing is sent yet.
 * @throws Refusal BAD_CHOICE, BAD_STAKE, ODDS_CHANGED, ODDS_TOO_HIGH, DRAW_CLOSED, TOO_MANY_BETS,
 *   REQUEST_CONFLICT
 */
export function placeTicket(deps: Deps, session: Session, order: TicketRequest): Round {
  const { store } = deps
  const { player, gameCode, walletSession, currency } = session
  const { stake, requestId } = order
  const book = bookOf(gameCode)
  if (!book) throw new Refusal('BAD_CHOICE')
  checkStake(bookRules[book.kind], stake, currency)
  const ticket = readTicket(gameCode, order.legs)
  const slates = slatesOf(ticket)
  const last = Math.max(...slates)
  return inTransaction(store, () => {
    const before = repeatedRound(store, session, order, ticket)
    if (before) return before
    checkOdds(ticket.legs)
    if (!slates.every(slate => isDrawOpen(deps, gameCode, slate))) throw new Refusal('DRAW_CLOSED')
    checkBetsPerDraw(store, player, gameCode, last)
    return addRoundWithBet(store, {
      id: newRoundId(deps.random),
      player,
      gameCode,
      walletSession,
      requestId,
      stake,
      choice: ticket,
      currency,
      // The seeds are the slates' own, and the same for everybody.
      seedNumber: 0,
      clientSeed: gameCode,
      nonce: last,
      draw: last,
      createdAt: nowOf(deps),
    })
  })
}
