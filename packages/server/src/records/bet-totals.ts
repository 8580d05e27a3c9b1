import type { BetStatus, Category } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { KeptGames } from './game-filter.ts'
import type { CountedSpan } from './page-spans.ts'
import { hourOf, partsOf } from './period-parts.ts'
import type { Span } from '../system/index.ts'
import { allOf, isOneOf, isWithin, milliseconds, moment } from './sql-values.ts'
import { isOfSpans, spanOf } from './timed-sums.ts'
import type { StoredSpans } from './timed-sums.ts'

/** Which bets of a player are meant. */
export interface BetFilter {
  playerId: string
  currency: string
  category?: Category | undefined
  vassalage?: string | undefined
  /** Absent: of all games. */
  games?: KeptGames | undefined
  status?: BetStatus | undefined
}

/** Bets of one status and what they came to, in minor units. */
export interface BetSum {
  status: BetStatus
  count: number
  bet: bigint
  win: bigint
}

/** The columns of sums as both databases give them back. */
export interface BetSumRow extends Record<string, unknown> {
  status: BetStatus
  count: string
  bet: string
  win: string
}

export const betSumOf = ({ status, count, bet, win }: BetSumRow): BetSum => ({
  status,
  count: Number(count),
  bet: BigInt(bet),
  win: BigInt(win),
})

/** The sums that a row of `bet_total` adds to. */
export const storedColumns = sql`sum(rounds)::text as count, sum(bet)::text as bet, sum(win)::text as win`
/** The same of rounds that are counted one by one. */
export const countedColumns = sql`count(*)::text as count, sum(bet)::text as bet, sum(win)::text as win`

function isOfGames({ games, lotteries }: KeptGames): SQL {
  const pairs = JSON.stringify(games.map(({ vassalage, gameCode }) => [vassalage, gameCode]))
  return sql`((vassalage, game_code) in (select g ->> 0, g ->> 1 from jsonb_array_elements(${pairs}::jsonb) as g)
    or game_code in (select jsonb_array_elements_text(${JSON.stringify(lotteries)}::jsonb)))`
}

/** The condition of a filter on rounds and on their sums alike, without its status. */
export const isOfFilter = ({ playerId, currency, category, vassalage, games }: BetFilter): SQL =>
  allOf([
    sql`player_id = ${playerId}::uuid`,
    sql`currency = ${currency}`,
    ...(category ? [sql`game_type = ${category}`] : []),
    ...(vassalage ? [sql`vassalage = ${vassalage}`] : []),
    ...(games ? [isOfGames(games)] : []),
  ])

/** The condition that a round was opened within some hours of a period, and a filter keeps it. */
export const isMeant = (filter: BetFilter, hours: readonly Date[], period: Span): SQL =>
  allOf([
    isOneOf(sql`utc_start('hour', opened_at)`, hours.map(moment)),
    isWithin(sql`opened_at`, period),
    isOfFilter(filter),
    ...(filter.status ? [sql`round_status(state, bet, win) = ${filter.status}`] : []),
  ])

/** The condition that a row of sums is of some spans, and that a filter keeps it. */
export const isStored = (filter: BetFilter, spans: SQL): SQL =>
  allOf([isOfFilter(filter), spans, ...(filter.status ? [sql`status = ${filter.status}`] : [])])

type TimedSum = BetSum & CountedSpan

/** Sums of whole days and hours, each by status. */
async function storedSums(db: Db, filter: BetFilter, stored: StoredSpans): Promise<TimedSum[]> {
  const spans = isOfSpans(stored)
  if (!spans) return []
  const { rows } = await db.execute<BetSumRow & { grain: 'day' | 'hour'; since: number }>(sql`
    select grain, ${milliseconds(sql`since`)} as since, status, ${storedColumns}
    from bet_total where ${isStored(filter, spans)} group by grain, bet_total.since, status having sum(rounds) <> 0`)
  return rows.map(row => ({ ...betSumOf(row), ...spanOf(row) }))
}

/** Sums of a part of an hour, from its rounds. */
async function countedSums(db: Db, filter: BetFilter, span: Span): Promise<TimedSum[]> {
  const { rows } = await db.execute<BetSumRow>(sql`
    select round_status(state, bet, win) as status, ${countedColumns}
    from game_round where ${isMeant(filter, [hourOf(span.from)], span)} group by 1`)
  return rows.map(row => ({ ...betSumOf(row), ...span, isDay: false }))
}

/** One span for each part of time, which counts the bets of all statuses in it. */
function countedSpans(sums: readonly TimedSum[]): CountedSpan[] {
  const byPart = Map.groupBy(sums, ({ from, isDay }) => `${isDay} ${from.getTime()}`)
  return [...byPart.values()].map(parts => ({
    ...parts[0]!,
    count: parts.reduce((total, { count }) => total + count, 0),
  }))
}

/** Parts of a period that have bets, and the sums of all of it by status. */
export interface PeriodBets {
  counted: CountedSpan[]
  sums: BetSum[]
}

/** Sums of the bets of a period, read from whole days and hours wherever they are whole. */
export async function betSumsOf(db: Db, filter: BetFilter, period: Span): Promise<PeriodBets> {
  const { rest, ...stored } = partsOf(period)
  const sums = await storedSums(db, filter, stored)
  for (const span of rest) sums.push(...(await countedSums(db, filter, span)))
  return { counted: countedSpans(sums), sums }
}

/** Counts the bets of each hour of some days. */
export const countBetHours =
  (db: Db, filter: BetFilter) =>
  async (span: Span): Promise<CountedSpan[]> =>
    countedSpans(await storedSums(db, filter, { days: [], hours: [span] }))
