import { decimals } from '@baize/contract'
import { type Deps, nowOf } from '../../engine/deps.ts'
import { bookOf } from './fixtures/books.ts'
import { combinedOdds, type Leg, mostOdds, oddsNow, slatesOf, type Ticket, ticketOf } from './fixtures/ticket.ts'
import { placeOf } from './fixtures/slate.ts'
import { makeRound, repeated } from '../../engine/rounds/create-round.ts'
import { newRoundId } from '../../engine/rounds/round-id.ts'
import { bookRules } from './rules.ts'
import { drawOf } from '../../engine/store/draws.ts'
import { atomically } from '../../engine/store/open.ts'
import { betsOn, type Round } from '../../engine/store/rounds.ts'
import type { Session } from '../../engine/store/sessions.ts'
import { Refusal } from '../../engine/refusal.ts'

/** Bets of one player that are decided by the same slate. */
const mostBets = 50

export interface TicketOrder {
  stake: bigint
  /** The legs, as sent. */
  legs?: unknown
  /** The same id again gets the same bet again. */
  requestId: string
}

/** @throws Refusal BAD_CHOICE where it is no ticket of this game */
function readTicket(gameCode: string, legs: unknown): Ticket {
  const ticket = ticketOf({ legs })
  if (!ticket || ticket.legs.some(({ fixture }) => placeOf(fixture)?.book.gameCode !== gameCode))
    throw new Refusal('BAD_CHOICE')
  return ticket
}

/**
 * The odds that the player saw are the odds that they get, or the bet is refused with those that are.
 * @throws Refusal ODDS_CHANGED, ODDS_TOO_HIGH
 */
function checkOdds(legs: readonly Leg[]): void {
  for (const leg of legs) {
    const odds = oddsNow(leg)
    if (odds !== leg.odds) throw new Refusal('ODDS_CHANGED', { fixture: leg.fixture, market: leg.market, odds })
  }
  if (combinedOdds(legs) > mostOdds) throw new Refusal('ODDS_TOO_HIGH')
}

/** Whether fixtures of a slate take bets: its seed is committed to, and they have not started. */
function isOpen({ store, platformClock }: Deps, gameCode: string, slate: number): boolean {
  const now = platformClock.now()
  const draw = drawOf(store, gameCode, slate)
  return now !== null && draw !== null && draw.drawnAt === null && now < draw.closesAt
}

/**
 * Makes a bet on fixtures of one slate or several, in one step on the disk. The last slate settles it. Nothing is sent yet.
 * @throws Refusal BAD_CHOICE, BAD_STAKE, ODDS_CHANGED, ODDS_TOO_HIGH, DRAW_CLOSED, TOO_MANY_BETS, REQUEST_CONFLICT
 */
export function placeTicket(deps: Deps, session: Session, order: TicketOrder): Round {
  const { store } = deps
  const { player, gameCode, walletSession, currency } = session
  const { stake, requestId } = order
  const book = bookOf(gameCode)
  if (!book) throw new Refusal('BAD_CHOICE')
  if (!bookRules[book.kind].stakes(decimals(currency)).includes(stake)) throw new Refusal('BAD_STAKE')
  const ticket = readTicket(gameCode, order.legs)
  const slates = slatesOf(ticket)
  const last = Math.max(...slates)
  return atomically(store, () => {
    const before = repeated(store, session, order, ticket)
    if (before) return before
    checkOdds(ticket.legs)
    if (!slates.every(slate => isOpen(deps, gameCode, slate))) throw new Refusal('DRAW_CLOSED')
    if (betsOn(store, player, gameCode, last) >= mostBets) throw new Refusal('TOO_MANY_BETS')
    return makeRound(store, {
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
