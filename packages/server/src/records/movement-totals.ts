import type { TransactionStatus, TransactionType } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { CountedSpan } from './page-place.ts'
import { hourOf, partsOf } from './period-parts.ts'
import type { Span } from './period.ts'
import { allOf, isOneOf, isWithin, milliseconds, moment } from './sql-values.ts'
import { countedSpans, isOfSpans, spanOf } from './timed-sums.ts'
import type { StoredSpans } from './timed-sums.ts'
import { isOfTypes } from './transaction-types.ts'

/** Which movements of a player's cash are meant. */
export interface MovementFilter {
  /** The account of the cash. */
  account: string
  currency: string
  /** Absent: all types. */
  types?: readonly TransactionType[] | undefined
  status?: TransactionStatus | undefined
}

/** Movements and what they came to, in minor units. */
export interface MovementSum {
  count: number
  /** What the player got. */
  credit: bigint
  /** What was taken from the player: zero or less. */
  debit: bigint
}

/** The columns of sums as both databases give them back. */
export interface MovementSumRow extends Record<string, unknown> {
  count: string
  credit: string
  debit: string
}

export const movementSumOf = ({ count, credit, debit }: MovementSumRow): MovementSum => ({
  count: Number(count),
  credit: BigInt(credit),
  debit: BigInt(debit),
})

/** The sums that a row of `movement_total` adds to. */
export const storedColumns = sql`sum(movements)::text as count, sum(credit)::text as credit, sum(debit)::text as debit`
/** The same of movements that are counted one by one. */
export const countedColumns = sql`count(*)::text as count,
  coalesce(sum(greatest(amount, 0)), 0)::text as credit, coalesce(sum(least(amount, 0)), 0)::text as debit`

/** The condition of a filter on `kind` and `status`, of movements and of their sums. */
export const isOfKind = ({ types, status }: MovementFilter): SQL =>
  allOf([sql`true`, ...(types ? [isOfTypes(types)] : []), ...(status ? [sql`status = ${status}`] : [])])

/** The condition that a row of sums is of some spans, and that a filter keeps it. */
export const isStored = (filter: MovementFilter, spans: SQL): SQL =>
  allOf([sql`account = ${filter.account} and currency = ${filter.currency}`, spans, isOfKind(filter)])

/**
 * A query of the movements of some hours within a period. An hour's rows of sums say between which
 * versions they lie.
 */
export const movementsOf = (filter: MovementFilter, hours: readonly Date[], period: Span): SQL => sql`
  select * from (
    select h.since, e.version, e.amount, e.balance_after, e.currency, t.id, t.source, t.kind, t.reference, t.at,
      movement_status(t.owner, t.kind, t.reference) as status
    from (
      select since, min(first_version) as low, max(last_version) as high from movement_total
      where ${isStored(filter, sql`grain = 'hour' and ${isOneOf(sql`since`, hours.map(moment))}`)} and movements <> 0
      group by since
    ) as h
    join ledger_entry e on e.account = ${filter.account} and e.currency = ${filter.currency}
      and e.version between h.low and h.high
    join ledger_transaction t on t.id = e.transaction_id and utc_start('hour', t.at) = h.since
    where ${isWithin(sql`t.at`, period)}
  ) as movement where ${isOfKind(filter)}`

type TimedSum = MovementSum & CountedSpan

async function storedSums(db: Db, filter: MovementFilter, stored: StoredSpans): Promise<TimedSum[]> {
  const spans = isOfSpans(stored)
  if (!spans) return []
  const { rows } = await db.execute<MovementSumRow & { grain: 'day' | 'hour'; since: number }>(sql`
    select grain, ${milliseconds(sql`since`)} as since, ${storedColumns}
    from movement_total where ${isStored(filter, spans)}
    group by grain, movement_total.since having sum(movements) <> 0`)
  return rows.map(row => ({ ...movementSumOf(row), ...spanOf(row) }))
}

/** Sums of a part of an hour, from its movements. */
async function countedSums(db: Db, filter: MovementFilter, span: Span): Promise<TimedSum[]> {
  const { rows } = await db.execute<MovementSumRow>(sql`
    select ${countedColumns} from (${movementsOf(filter, [hourOf(span.from)], span)}) as found having count(*) > 0`)
  return rows.map(row => ({ ...movementSumOf(row), ...span, isDay: false }))
}

/** Adds up movements. */
export const addedMovements = (sums: readonly MovementSum[]): MovementSum =>
  sums.reduce(
    (total, each) => ({
      count: total.count + each.count,
      credit: total.credit + each.credit,
      debit: total.debit + each.debit,
    }),
    { count: 0, credit: 0n, debit: 0n },
  )

/** Parts of a period in which money moved, and the sum of all of it. */
export interface PeriodMovements {
  counted: CountedSpan[]
  total: MovementSum
}

/** Sums of the movements of a period, read from whole days and hours wherever they are whole. */
export async function movementSumsOf(db: Db, filter: MovementFilter, period: Span): Promise<PeriodMovements> {
  const { rest, ...stored } = partsOf(period)
  const sums = await storedSums(db, filter, stored)
  for (const span of rest) sums.push(...(await countedSums(db, filter, span)))
  return { counted: countedSpans(sums), total: addedMovements(sums) }
}

/** Counts the movements of each hour of some days. */
export const countMovementHours =
  (db: Db, filter: MovementFilter) =>
  async (span: Span): Promise<CountedSpan[]> =>
    countedSpans(await storedSums(db, filter, { days: [], hours: [span] }))
