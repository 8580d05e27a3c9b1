import type { DrawnRules } from '../../engine/game.ts'
import { wholeStakes } from '../common-rules.ts'
import { type BookKind, bookKinds, books } from './fixtures/books.ts'
import { hits } from './fixtures/markets.ts'
import type { Score } from './fixtures/score.ts'
import { fixtureById, upperBoundsOf, slotOf, scoresOf } from './fixtures/slate.ts'
import { sports } from './fixtures/sports.ts'
import { type Leg, offerOf, slatesOf, type Ticket, ticketOf } from './fixtures/ticket.ts'
import { combinedOdds } from './payout-ceiling.ts'

/** Result of a leg. */
export interface LegShown {
  score: Score
  won: boolean
}
export interface BookShown {
  legs: LegShown[]
  /** Amount that the bet gave back, in hundredths of the stake. */
  pay: number
}

/** Min return of a single bet on any sport of these books, in percent. */
const minReturn = (kind: BookKind): string =>
  books
    .filter(book => book.kind === kind)
    .flatMap(({ leagues }) => leagues.flatMap(({ sport }) => Object.values(sports[sport].rtp)))
    .reduce((min, rtp) => (Number(rtp) < Number(min) ? rtp : min))

function shownOf({ fixture: id, market, option }: Leg, numbersOfSlate: (slate: number) => readonly number[]): LegShown {
  const [at, fixture] = [slotOf(id), fixtureById(id)]
  const offered = fixture && offerOf(fixture, market, option)
  const score = at && scoresOf(at.book, at.slate, numbersOfSlate(at.slate))[at.place]
  // A leg was looked at when the bet was made: this error means that a league was changed under
  // accepted bets.
  if (!offered || !score) throw new Error(`Fixture ${id} is no longer known`)
  return { score, won: hits(offered.offer, offered.option, score) }
}

function rulesFor(kind: BookKind): DrawnRules<Ticket, BookShown> {
  const upperBounds = books
    .filter(book => book.kind === kind)
    .slice(0, 1)
    .flatMap(upperBoundsOf)
  return {
    rtp: minReturn(kind),
    // Several bets may go on one slate; its start is the pause.
    pauseMs: 0,
    upperBounds,
    stakes: wholeStakes,
    choiceOf: ticketOf,
    // The meaning of the numbers depends on the slate; the book's own view says it.
    resultOf: stops => stops.map(String),
    drawsOf: slatesOf,
    outcome(stops, stake, ticket) {
      const slates = slatesOf(ticket)
      const numbersOfSlate = (slate: number) => {
        const from = slates.indexOf(slate) * upperBounds.length
        return stops.slice(from, from + upperBounds.length)
      }
      const legs = ticket.legs.map(leg => shownOf(leg, numbersOfSlate))
      const odds = legs.every(({ won }) => won) ? combinedOdds(ticket.legs) : 0n
      return { shown: { legs, pay: Number(odds) }, win: (stake * odds) / 100n }
    },
  }
}

/** The rules of every kind of book. */
export const bookRules = Object.fromEntries(bookKinds.map(kind => [kind, rulesFor(kind)])) as Record<
  BookKind,
  DrawnRules<Ticket, BookShown>
>
