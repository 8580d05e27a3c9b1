import type * as zod from 'zod/mini'
import { categories } from './constants.ts'
import { Code, Time, Typed } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { optionalPage } from './paging.ts'
import { period, Period, PeriodRefusal, recordPage } from './record-pages.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** Days of one call for records, both ends included, and months they reach back (MEM-11). */
export const recordDaysMax = 90
export const recordMonthsMax = 12

/** What became of a bet (MEM-37). */
export const betStatuses = ['unsettled', 'won', 'lost', 'draw', 'cancelled'] as const
export type BetStatus = (typeof betStatuses)[number]

/** What a movement of money is to its player (MEM-40). */
export const transactionTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'rebate',
  'salary',
  'dividend',
  'points',
  'adjustment',
  'bet',
  'payout',
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** What became of a movement: money on hold is pending until it is paid out or comes back. */
export const transactionStatuses = ['pending', 'done', 'cancelled'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Sums of bets. */
const BetSums = (z: ReplyZod) =>
  z.object({
    count: z.number(),
    /** Stakes; those that were given back do not count. */
    bet: Amount(z),
    /** Stakes of bets that were won or lost. */
    validBet: Amount(z),
    payout: Amount(z),
    /** Payouts less stakes of bets that were won, lost or drawn. */
    profit: Amount(z),
  })

const betFields = (z: ReplyZod) => ({
  /** Unique among the bets of a player, and the key of `betRecord`. */
  betNo: z.string(),
  placedAt: Time(z),
  /** Null while the bet is unsettled. */
  settledAt: z.nullable(Time(z)),
  category: z.enum(categories),
  vassalage: z.string(),
  /** Name of the vendor for players. */
  vendor: z.string(),
  gameCode: z.string(),
  game: z.string(),
  /** Its square picture. */
  iconUrl: z.string(),
  /** The round as its vendor numbers it. */
  roundId: z.string(),
  bet: Amount(z),
  /** Stakes that were given back. */
  returned: Amount(z),
  validBet: Amount(z),
  payout: Amount(z),
  /** Null while the bet is unsettled. */
  profit: z.nullable(Amount(z)),
  currency: Currency(z),
  status: z.enum(betStatuses),
})

/** A bet of a player: a round of a game with all its stakes (MEM-37). */
export const BetRecord = (z: ReplyZod) => z.object(betFields(z))
export type BetRecord = zod.infer<ReturnType<typeof BetRecord>>

export const betRecords = {
  name: 'betRecords',
  summary: 'The own bets, the newest first, with sums of the page and of the period (MEM-37, MEM-38, API-109).',
  method: 'GET',
  path: '/wps/v2/records/bets',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      ...period(z),
      category: z.optional(z.enum(categories)),
      vassalage: z.optional(Code(z)),
      /** Words of the name of a game, each by its beginning. */
      keyword: z.optional(Typed(z)),
      status: z.optional(z.enum(betStatuses)),
      ...optionalPage(z),
    }),
  reply: z => z.object(recordPage(z, BetRecord(z), BetSums(z))),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

/** A movement of money of a player (MEM-40). */
export const TransactionRecord = (z: ReplyZod) =>
  z.object({
    /** Unique for ever. */
    number: z.string(),
    at: Time(z),
    type: z.enum(transactionTypes),
    /** Negative where it was taken from the player. */
    amount: Amount(z),
    balanceBefore: Amount(z),
    balanceAfter: Amount(z),
    currency: Currency(z),
    status: z.enum(transactionStatuses),
    /** Number of what it belongs to: of an order, or `betNo` of a bet; null where there is none. */
    reference: z.nullable(z.string()),
    /** Name of the game of a bet, or what the sender of a transfer wrote; else empty. */
    remark: z.string(),
  })
export type TransactionRecord = zod.infer<ReturnType<typeof TransactionRecord>>

export const betRecord = {
  name: 'betRecord',
  summary: 'One of the own bets: its stakes, and the movements of money it caused (MEM-37, API-110).',
  method: 'GET',
  path: '/wps/v2/records/bets/detail',
  access: 'member',
  reach: 'full',
  request: z => z.object({ betNo: Code(z, 130) }),
  reply: z =>
    z.object({
      ...betFields(z),
      /** Stakes of the round, the first one first. */
      stakes: z.array(
        z.object({
          /** As the vendor numbers it. */
          number: z.string(),
          at: Time(z),
          amount: Amount(z),
          status: z.enum(['open', 'settled', 'cancelled']),
        }),
      ),
      /** Movements of the player's money, the first one first. */
      transactions: z.array(TransactionRecord(z)),
      /**
       * What was bet on in a lottery or on fixtures, in words of the request's language; null of
       * other games, and where the vendor does not answer.
       */
      content: z.nullable(
        z.object({
          /** Number of the draw, or of the fixtures that start together; null for none. */
          issue: z.nullable(z.string()),
          picks: z.array(
            z.object({
              /** Both sides of the fixture; null of a lottery. */
              fixture: z.nullable(z.string()),
              /** The play of a lottery, or the market of a fixture. */
              play: z.string(),
              option: z.string(),
              /** Decimal odds, such as `1.85`; null where the play has fixed ones. */
              odds: z.nullable(z.string()),
            }),
          ),
        }),
      ),
      /** Page on which anybody can verify the round; null where there is none, or none yet. */
      verifyUrl: z.nullable(z.string()),
    }),
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

/** Sums of movements of money. */
const TransactionSums = (z: ReplyZod) =>
  z.object({
    count: z.number(),
    /** What the player got. */
    credit: Amount(z),
    /** What was taken from the player: zero or negative. */
    debit: Amount(z),
    net: Amount(z),
  })

export const transactionRecords = {
  name: 'transactionRecords',
  summary:
    'Movements of the own money, the newest first, with sums of the page and of the period (MEM-40, API-111). With `number` and no days they are found however old they are.',
  method: 'GET',
  path: '/wps/v2/records/transactions',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      ...period(z),
      type: z.optional(z.enum(transactionTypes)),
      status: z.optional(z.enum(transactionStatuses)),
      /** A whole number of a movement, of an order or of a bet. */
      number: z.optional(Code(z, 130)),
      ...optionalPage(z),
    }),
  reply: z =>
    z.object({
      ...recordPage(z, TransactionRecord(z), TransactionSums(z)),
      /** Null where a number was looked for without days. */
      period: z.nullable(Period(z)),
    }),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

export const profitGroups = ['day', 'category'] as const
export type ProfitGroup = (typeof profitGroups)[number]

/** Settled bets only: one that is unsettled counts once it is won, lost or drawn. */
const resultFields = (z: ReplyZod) => ({
  bet: Amount(z),
  validBet: Amount(z),
  payout: Amount(z),
})
/** Results of play beside what else moved. */
const cardFields = (z: ReplyZod) => ({
  deposit: Amount(z),
  /** Zero or positive: what was paid out. */
  withdrawal: Amount(z),
  ...resultFields(z),
  bonus: Amount(z),
  rebate: Amount(z),
  /** Payout, bonus and rebate less bet. */
  net: Amount(z),
})

export const profitRecords = {
  name: 'profitRecords',
  summary: 'The own result over a period, and by day or by category (MEM-42, API-112).',
  method: 'GET',
  path: '/wps/v2/records/profit',
  access: 'member',
  reach: 'full',
  request: z => z.object({ ...period(z), groupBy: z.optional(z.enum(profitGroups)) }),
  reply: z =>
    z.object({
      totals: z.object(cardFields(z)),
      /**
       * Every day of the period, the newest first; or the categories that were played, in the order
       * of `categories`: money that belongs to no game is in none of them.
       */
      rows: z.array(
        z.object({ day: z.optional(z.string()), category: z.optional(z.enum(categories)), ...cardFields(z) }),
      ),
      currency: Currency(z),
      period: Period(z),
    }),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint
