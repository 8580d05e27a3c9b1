import type { BetOdds, OddsSheet } from '../odds-sheet.ts'
import { type BookKind, books } from './fixtures/books.ts'
import { offersFor, returnPercent, waysFor } from './fixtures/odds.ts'
import { type Levels, waysOf } from './fixtures/score.ts'
import { fixturesOf, seasonOf } from './fixtures/slate.ts'
import { type SportName, sports } from './fixtures/sports.ts'

/** Levels of both sides that meet in a season of the books of a kind, each once. */
function meetings(kind: BookKind): { sport: SportName; levels: Levels }[] {
  const fixtures = books
    .filter(book => book.kind === kind)
    .flatMap(book =>
      Array.from({ length: Math.max(...book.leagues.map(seasonOf)) }, (_, slate) => fixturesOf(book, slate)).flat(),
    )
  const different = new Map(
    fixtures.map(({ league: { sport }, levels }) => [`${sport} ${levels.home} ${levels.away}`, { sport, levels }]),
  )
  return [...different.values()]
}

function betsOn({ sport, levels }: ReturnType<typeof meetings>[number]): BetOdds[] {
  const of = waysOf(sports[sport].model)
  return offersFor(sport, levels).flatMap(market =>
    market.options.map(option => ({
      bet: `${sport} ${levels.home}-${levels.away} ${market.name}${market.line === null ? '' : ` ${market.line}`}`,
      options: [option],
      endings: [{ ending: 'won', ways: waysFor(sport, levels, market, option), of, pays: market.odds[option] ?? 0 }],
    })),
  )
}

/**
 * The odds between sides of every two levels that meet, with the draws at which each option wins.
 */
export const bookOdds = (kind: BookKind): OddsSheet => ({
  bets: meetings(kind).flatMap(betsOn),
  tables: { returnPercent },
})
