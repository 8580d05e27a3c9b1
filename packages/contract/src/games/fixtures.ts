import type * as zod from 'zod/mini'
import type { Category } from '../constants.ts'
import type { Endpoint } from '../endpoint.ts'
import { QueryNumber, Time } from '../fields.ts'
import type { ReplyZod } from '../z.ts'
import { gameFields } from './item.ts'

/** Kinds of games that are books: what is bet on in them are fixtures. */
export const bookCategories = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const satisfies readonly Category[]
export type BookCategory = (typeof bookCategories)[number]

/** Kinds of fixtures; what a line of goals, points or maps counts follows from it. */
export const fixtureSports = ['football', 'basketball', 'bestOfThree', 'bestOfFive', 'contest'] as const

/** What can be bet on about a fixture, and the outcomes of that. */
export const fixtureMarkets = ['result', 'winner', 'handicap', 'total', 'bothScore'] as const
export const marketOptions = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'] as const

/** A fixture that takes bets, one that has begun, and one that has its score. */
export const fixtureStates = ['open', 'playing', 'ended'] as const

/** How many fixtures are answered where no number is asked for, and how many at most. */
export const fixtureLimits = { usual: 24, max: 60 } as const

const Colour = (z: ReplyZod) => z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

const Side = (z: ReplyZod) =>
  z.object({
    name: z.string(),
    /** Two colours of its crest; null where its vendor states none. */
    colours: z.nullable(z.object({ ground: Colour(z), figure: Colour(z) })),
  })

/** A number of points of both sides. */
const Score = (z: ReplyZod) => z.object({ home: z.number(), away: z.number() })

const Market = (z: ReplyZod) =>
  z.object({
    name: z.enum(fixtureMarkets),
    /** Goals, points or maps that it is about, or the start of the home side; null where none. */
    line: z.nullable(z.number()),
    options: z.array(
      z.object({
        option: z.enum(marketOptions),
        /** Decimal odds, the stake included. */
        odds: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
      }),
    ),
  })

/** What a vendor states of a fixture. */
export const fixtureFields = (z: ReplyZod) => ({
  /** At its vendor; `<id>:<market>:<option>` is the `selection` of a launch. */
  id: z.string().check(z.regex(/^[\w.-]+$/)),
  league: z.string(),
  sport: z.enum(fixtureSports),
  home: Side(z),
  away: Side(z),
  startsAt: Time(z),
  endsAt: Time(z),
  /** Null as long as its vendor states none. */
  score: z.nullable(Score(z)),
  /** The first is the one that a short list shows. */
  markets: z.array(Market(z)),
})

const Fixture = (z: ReplyZod) =>
  z.object({
    ...fixtureFields(z),
    /** The game, among `games`, in which it is bet on. */
    nodeId: z.string(),
    state: z.enum(fixtureStates),
  })
/** A fixture of a book, as its vendor states it at this moment. */
export type Fixture = zod.infer<ReturnType<typeof Fixture>>

export const fixtures = {
  name: 'fixtures',
  summary:
    'The next fixtures of the open books of a category with their odds, in turn one of each league, and the books. A vendor that does not answer has no fixtures.',
  method: 'GET',
  path: '/wps/v2/games/fixtures',
  access: 'public',
  request: z => z.object({ gameType: z.enum(bookCategories), limit: z.optional(QueryNumber(z, 1, fixtureLimits.max)) }),
  reply: z =>
    z.object({
      /** League by league, by their next start; of a league by their starts. */
      fixtures: z.array(Fixture(z)),
      /** The open books, each with how many of its fixtures take bets. */
      games: z.array(z.object({ ...gameFields(z), open: z.number() })),
    }),
  errors: [],
} as const satisfies Endpoint
