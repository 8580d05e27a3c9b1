import type { TransactionStatus, TransactionType } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { CountedSpan, PagePlace } from './page-spans.ts'
import { hourOf, partsOf } from './period-parts.ts'
import type { Span } from '../system/index.ts'
import { allOf, isOneOf, isWithin, milliseconds, moment } from './sql-values.ts'
import { isOfSpans, spanOf } from './timed-sums.ts'
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

/** Movements of an hour, or of a part of it, which lie between two versions of their account. */
export interface MovementPart extends CountedSpan, MovementSum {
  low: bigint
  high: bigint
}

/** Hours with the versions between which their movements lie, as rows of a query. */
const asRows = (parts: readonly MovementPart[]): SQL =>
  sql`(values ${sql.join(
    parts.map(({ from, low, high }) => sql`(${moment(hourOf(from))}, ${String(low)}::bigint, ${String(high)}::bigint)`),
    sql`, `,
  )})`

/** The same of hours whose versions are still to be found. */
const asStored = (filter: MovementFilter, hours: readonly Date[]): SQL => sql`(
  select since, min(first_version), max(last_version) from movement_total
  where ${isStored(filter, sql`grain = 'hour' and ${isOneOf(sql`since`, hours.map(moment))}`)} and movements <> 0
  group by since)`

/**
 * A query of the movements of some hours that lie within a period. Each hour is one range of the
 * account's entries, and each entry finds its transaction by its key: the limits keep a database
 * from joining all that there is.
 */
const movementsIn = (filter: MovementFilter, hours: SQL, period: Span): SQL => sql`
  select h.since, e.version, e.amount, e.balance_after, e.currency, t.*
  from ${hours} as h (since, low, high)
  cross join lateral (
    select * from ledger_entry where account = ${filter.account} and currency = ${filter.currency}
      and version between h.low and h.high offset 0
  ) as e
  cross join lateral (
    select id, owner, source, kind, reference, at from ledger_transaction where id = e.transaction_id limit 1
  ) as t
  where utc_start('hour', t.at) = h.since and ${isWithin(sql`t.at`, period)}
    and ${filter.types ? isOfTypes(filter.types) : sql`true`}
    and ${filter.status ? sql`movement_status(t.owner, t.kind, t.reference) = ${filter.status}` : sql`true`}`

/** The movements of some hours that lie within a period. */
export const movementsOf = (filter: MovementFilter, hours: readonly Date[], period: Span): SQL =>
  movementsIn(filter, asStored(filter, hours), period)

/**
 * The same of a page. Where all versions of a part are movements of it, those before and after the
 * page are left out by their versions, and not read.
 */
export function movementsOfPage(
  filter: MovementFilter,
  { parts, skip }: PagePlace<MovementPart>,
  limit: number,
  period: Span,
): { found: SQL; skip: number } {
  let [left, before] = [limit, skip]
  let skipped = 0
  const narrowed = parts.map(part => {
    const isWhole = part.high - part.low + 1n === BigInt(part.count)
    const high = isWhole ? part.high - BigInt(before) : part.high
    const low = isWhole && high - BigInt(left) >= part.low ? high - BigInt(left) + 1n : part.low
    if (!isWhole) skipped += before
    left -= part.count - before
    before = 0
    return { ...part, low, high }
  })
  return { found: movementsIn(filter, asRows(narrowed), period), skip: skipped }
}

/** Columns of sums, with the versions between which their movements lie. */
type PartRow = MovementSumRow & { low: string; high: string }

const partOf = (row: PartRow, span: Span & { isDay: boolean }): MovementPart => ({
  ...movementSumOf(row),
  ...span,
  low: BigInt(row.low),
  high: BigInt(row.high),
})

/** Sums of whole days and hours. */
async function storedSums(db: Db, filter: MovementFilter, stored: StoredSpans): Promise<MovementPart[]> {
  const spans = isOfSpans(stored)
  if (!spans) return []
  const { rows } = await db.execute<PartRow & { grain: 'day' | 'hour'; since: number }>(sql`
    select grain, ${milliseconds(sql`since`)} as since, ${storedColumns},
      min(first_version)::text as low, max(last_version)::text as high
    from movement_total where ${isStored(filter, spans)} and movements <> 0 group by grain, movement_total.since`)
  return rows.map(row => partOf(row, spanOf(row)))
}

/** Sums of a part of an hour, from its movements. */
async function countedSums(db: Db, filter: MovementFilter, span: Span): Promise<MovementPart[]> {
  const { rows } = await db.execute<PartRow>(sql`
    select ${countedColumns}, min(version)::text as low, max(version)::text as high
    from (${movementsOf(filter, [hourOf(span.from)], span)}) as found having count(*) > 0`)
  return rows.map(row => partOf(row, { ...span, isDay: false }))
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
  parts: MovementPart[]
  total: MovementSum
}

/** Sums of the movements of a period, read from whole days and hours wherever they are whole. */
export async function movementSumsOf(db: Db, filter: MovementFilter, period: Span): Promise<PeriodMovements> {
  const { rest, ...stored } = partsOf(period)
  const sums = await storedSums(db, filter, stored)
  for (const span of rest) sums.push(...(await countedSums(db, filter, span)))
  return { parts: sums, total: addedMovements(sums) }
}

/** Counts the movements of each hour of some days. */
export const countMovementHours =
  (db: Db, filter: MovementFilter) =>
  (span: Span): Promise<MovementPart[]> =>
    storedSums(db, filter, { days: [], hours: [span] })
