import { minute } from '@baize/contract'
import { palettes } from '@baize/art'
import type { Deps } from '../../engine/deps.ts'
import { Refusal } from '../../engine/refusal.ts'
import { comingDraws, type Draw, drawnDraws } from '../../engine/store/draws.ts'
import { type Book, books } from './fixtures/books.ts'
import type { Side } from './fixtures/leagues.ts'
import { offersFor } from './fixtures/odds.ts'
import { type Fixture, fixturesOf, scoresOf } from './fixtures/slate.ts'
import type { Score } from './fixtures/score.ts'

/** For how long after its end a fixture is published with its score, in milliseconds. */
const scoreShownMs = minute

const iso = (at: number): string => new Date(at).toISOString()

function sideView({ name, palette }: Side) {
  const { ground, figure } = palettes[palette]
  return { name, colours: { ground, figure } }
}

/** A fixture as operators publish it: odds are decimal strings. */
const fixtureView = ({ id, league, home, away, levels }: Fixture, draw: Draw, score: Score | null) => ({
  id,
  league: league.name,
  sport: league.sport,
  home: sideView(home),
  away: sideView(away),
  startsAt: iso(draw.closesAt),
  endsAt: iso(draw.drawsAt),
  score,
  markets: offersFor(league.sport, levels).map(({ name, line, options, odds }) => ({
    name,
    line,
    options: options.map(option => ({ option, odds: ((odds[option] ?? 0) / 100).toFixed(2) })),
  })),
})

function endedFixtures(book: Book, draw: Draw) {
  const scores = scoresOf(book, draw.number, draw.stops ?? [])
  return fixturesOf(book, draw.number).map((fixture, place) => fixtureView(fixture, draw, scores[place] ?? null))
}

/** What is published of a book: what has just ended, what is in play, and what is to come. */
function bookFixtures(book: Book, { store }: Deps, now: number) {
  const ended = drawnDraws(store, book.gameCode, 1).filter(({ drawsAt }) => now - drawsAt < scoreShownMs)
  return [
    ...ended.flatMap(draw => endedFixtures(book, draw)),
    ...comingDraws(store, book.gameCode, now).flatMap(draw =>
      fixturesOf(book, draw.number).map(fixture => fixtureView(fixture, draw, null)),
    ),
  ]
}

/**
 * The fixtures of every book, for operators that show them in their own pages.
 * @throws Refusal OPERATOR_DOWN before the platform's clock is known
 */
export function fixturesView(deps: Deps) {
  const now = deps.platformClock.now()
  if (now === null) throw new Refusal('OPERATOR_DOWN')
  return { books: books.map(book => ({ gameCode: book.gameCode, fixtures: bookFixtures(book, deps, now) })) }
}
export type FixturesView = ReturnType<typeof fixturesView>
