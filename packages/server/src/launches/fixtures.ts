import { fixtureFields, fixtureLimits, fixtures as fixturesEndpoint, type Fixture } from '@baize/contract'
import * as z from 'zod/mini'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { openGames } from '../games/index.ts'
import { route } from '../http/route.ts'
import { askStudio } from './ask-studio.ts'

/** For how long an answer of the studio is given to everybody, in milliseconds. */
const cacheTtl = 5000

const StatedFixture = z.object(fixtureFields(z))
type StatedFixture = z.infer<typeof StatedFixture>
const Books = z.object({ books: z.array(z.object({ gameCode: z.string(), fixtures: z.array(StatedFixture) })) })
type Book = z.infer<typeof Books>['books'][number]

/**
 * The books of the studio; none where it does not answer, or not what it should: a page does
 * without.
 */
async function askBooks(deps: Deps): Promise<Book[]> {
  try {
    return (await askStudio(deps, '/api/book/fixtures', Books)).books
  } catch (error) {
    deps.report(error, { asked: 'fixtures' })
    return []
  }
}

const answers = ttlCache<Book[]>(cacheTtl)

/** Max books of a category that are shown. */
const maxGames = 100

function stateOf({ startsAt, score }: StatedFixture, now: number): Fixture['state'] {
  if (score) return 'ended'
  return now < Date.parse(startsAt) ? 'open' : 'playing'
}

const byStart = (one: Fixture, other: Fixture): number => Date.parse(one.startsAt) - Date.parse(other.startsAt)

/**
 * The fixtures of a league in the order in which they are chosen: the next one that takes bets,
 * then the last one that has begun, then all others that take bets.
 */
function inOrderOfChoice(league: readonly Fixture[]): Fixture[] {
  const begun = league.filter(({ state }) => state !== 'open').toSorted((one, other) => byStart(other, one))
  const [next, ...later] = league.filter(({ state }) => state === 'open').toSorted(byStart)
  return [...(next ? [next] : []), ...begun.slice(0, 1), ...later]
}

/**
 * Chooses so many fixtures, in turn one of each league, so that few show every league; those of a
 * league stand together, the league with the next start first.
 */
export function chooseFixtures(all: readonly Fixture[], limit: number): Fixture[] {
  const leagues = Map.groupBy(all, ({ nodeId, league }) => `${nodeId} ${league}`)
  const chosen = [...leagues.values()]
    .map(inOrderOfChoice)
    .toSorted(([one], [other]) => (one && other ? byStart(one, other) : 0))
  const sizes = chosen.map(() => 0)
  let left = limit
  for (let turn = 0; left > 0 && chosen.some(league => league.length > turn); turn++)
    for (const [place, league] of chosen.entries()) {
      if (left === 0 || league.length <= turn) continue
      sizes[place] = turn + 1
      left--
    }
  return chosen.flatMap((league, place) => league.slice(0, sizes[place]).toSorted(byStart))
}

/** The next fixtures of a category's open books, with their odds. */
export const fixturesRoute = route(fixturesEndpoint, async ({ gameType, limit = fixtureLimits.usual }, { deps }) => {
  const now = deps.clock.now()
  const books = await answers.get(deps, 'books', () => askBooks(deps))
  const games = await openGames(deps.db, gameType, maxGames, now)
  const stated = games.map(({ nodeId, gameCode }) =>
    (books.find(book => book.gameCode === gameCode)?.fixtures ?? []).map(fixture => ({
      ...fixture,
      nodeId,
      state: stateOf(fixture, now.getTime()),
    })),
  )
  return {
    fixtures: chooseFixtures(stated.flat(), limit),
    games: games.map((game, place) => ({
      ...game,
      open: stated[place]?.filter(({ state }) => state === 'open').length ?? 0,
    })),
  }
})
