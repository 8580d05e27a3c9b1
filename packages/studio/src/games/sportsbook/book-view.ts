import { palettes } from '@baize/art'
import type { Deps } from '../../engine/deps.ts'
import { issueOf } from '../../engine/draws/issue.ts'
import { type Book, bookOf } from './fixtures/books.ts'
import type { Side } from './fixtures/leagues.ts'
import { offersFor } from './fixtures/odds.ts'
import { type Fixture, fixturesOf, scoresOf } from './fixtures/slate.ts'
import { comingDraws, type Draw, drawnDraws, publicDraw } from '../../engine/store/draws.ts'
import { Refusal } from '../../engine/refusal.ts'

/** Past slates that a page shows. */
const shownSlates = 5

const iso = (at: number): string => new Date(at).toISOString()

function sideView({ name, short, palette }: Side) {
  const { ground, figure, title } = palettes[palette]
  return { name, short, palette, colours: { ground, figure, title } }
}

const pairView = ({ id, league, home, away }: Fixture) => ({
  id,
  league: league.code,
  home: sideView(home),
  away: sideView(away),
})

const fixtureView = (fixture: Fixture) => ({
  ...pairView(fixture),
  offers: offersFor(fixture.league.sport, fixture.levels).map(({ name, line, options, odds }) => ({
    name,
    line,
    options: options.map(option => ({ option, odds: odds[option] ?? 0 })),
  })),
})

/** A slate to come: what is offered on it, and what commits to its seed. */
const slateView = (book: Book, { number, closesAt, drawsAt, commitment }: Draw) => ({
  issue: issueOf(book, number),
  startsAt: iso(closesAt),
  endsAt: iso(drawsAt),
  commitment,
  fixtures: fixturesOf(book, number).map(fixtureView),
})

/** A slate that was drawn, with its seed. */
function resultView({ store }: Deps, book: Book, { number, closesAt, stops }: Draw) {
  const scores = scoresOf(book, number, stops ?? [])
  return {
    issue: issueOf(book, number),
    startedAt: iso(closesAt),
    nonce: number,
    ...publicDraw(store, book.gameCode, number),
    fixtures: fixturesOf(book, number).flatMap((fixture, place) => {
      const score = scores[place]
      return score ? [{ ...pairView(fixture), score }] : []
    }),
  }
}

/**
 * A book as everybody may read it: its slates to come with their odds, and the last ones with their
 * scores.
 * @throws Refusal NOT_FOUND, OPERATOR_DOWN before the platform's clock is known
 */
export function bookView(deps: Deps, gameCode: string) {
  const book = bookOf(gameCode)
  if (!book) throw new Refusal('NOT_FOUND')
  const now = deps.platformClock.now()
  if (now === null) throw new Refusal('OPERATOR_DOWN')
  return {
    now: iso(now),
    kind: book.kind,
    leagues: book.leagues.map(({ code, name, sport }) => ({ code, name, sport })),
    slates: comingDraws(deps.store, gameCode, now).map(draw => slateView(book, draw)),
    results: drawnDraws(deps.store, gameCode, shownSlates).map(draw => resultView(deps, book, draw)),
  }
}
export type BookView = ReturnType<typeof bookView>
