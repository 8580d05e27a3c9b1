import { fromMinor, transactionRecords } from '@baize/contract'
import type { Output } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { pageWindow } from '../http/paging.ts'
import { route, sessionOf } from '../http/route.ts'
import { playerCash } from '../ledger/index.ts'
import { isUuid } from '../random.ts'
import { currencyOf } from '../wallet/index.ts'
import {
  addedMovements,
  countedColumns,
  countMovementHours,
  isOfKind,
  movementsOfPage,
  movementSumOf,
  movementSumsOf,
} from './movement-totals.ts'
import type { MovementFilter, MovementSum, MovementSumRow } from './movement-totals.ts'
import { placeOf } from './page-spans.ts'
import { periodOf } from '../system/index.ts'
import type { Span } from '../system/index.ts'
import { allOf, anyOf, isWithin } from './sql-values.ts'
import { transactionRows } from './transaction-rows.ts'
import type { MovementPage } from './transaction-rows.ts'

type Sums = Output<typeof transactionRecords>['totals']['page']

const shownSums = ({ count, credit, debit }: MovementSum, currency: string): Sums => ({
  count,
  credit: fromMinor(credit, currency),
  debit: fromMinor(debit, currency),
  net: fromMinor(credit + debit, currency),
})

const asSum = (amount: bigint): MovementSum => ({
  count: 1,
  credit: amount > 0n ? amount : 0n,
  debit: amount < 0n ? amount : 0n,
})

interface Query {
  playerId: string
  filter: MovementFilter
  limit: number
  offset: number
}

/** One page of the movements that were found, and the sum of all of them. */
interface Found {
  page: MovementPage
  total: MovementSum
}

/**
 * A page of the movements of a period, found by the sums of hours and days. Within an hour versions
 * give the order.
 */
async function inPeriod(db: Db, { playerId, filter, limit, offset }: Query, period: Span): Promise<Found> {
  const { parts, total } = await movementSumsOf(db, filter, period)
  const place = await placeOf(parts, { offset, limit }, countMovementHours(db, filter))
  if (!place.parts.length) return { page: { records: [], amounts: [] }, total }
  const { found, skip } = movementsOfPage(filter, place, limit, period)
  const order = sql`since desc, version desc`
  const page = sql`${found} order by ${order} limit ${limit} offset ${skip}`
  return { page: await transactionRows(db, playerId, page, order), total }
}

/** The condition that a transaction `t` has a number, or is of the order or bet that has it. */
function hasNumber(number: string): SQL {
  const [, vendor, roundId] = /^([^:]+):(.+)$/.exec(number) ?? []
  return anyOf([
    sql`t.reference = ${number}`,
    ...(vendor && roundId ? [sql`t.reference = ${roundId} and t.source = ${`vendor:${vendor}`}`] : []),
    ...(isUuid(number) ? [sql`t.id = ${number}::uuid`] : []),
  ])
}

/** A page of the movements that a number has. They are few, so they are counted one by one. */
async function byNumber(db: Db, query: Query, number: string, period: Span | null): Promise<Found> {
  const { playerId, filter, limit, offset } = query
  const found = sql`
    select * from (
      select e.version, e.amount, e.balance_after, e.currency, t.id, t.owner, t.source, t.kind, t.reference, t.at,
        movement_status(t.owner, t.kind, t.reference) as status
      from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id and e.account = ${filter.account} and e.currency = ${filter.currency}
      where ${allOf([hasNumber(number), ...(period ? [isWithin(sql`t.at`, period)] : [])])}
    ) as movement where ${isOfKind(filter)}`
  const { rows } = await db.execute<MovementSumRow>(sql`select ${countedColumns} from (${found}) as counted`)
  const order = sql`version desc`
  const window = sql`${found} order by ${order} limit ${limit} offset ${offset}`
  return {
    page: await transactionRows(db, playerId, window, order),
    total: addedMovements(rows.map(movementSumOf)),
  }
}

/**
 * A page of the movements of the own cash, the newest first (MEM-40). A number alone is looked for
 * in all times.
 */
export const transactionRecordsRoute = route(transactionRecords, async (input, ctx) => {
  const { deps } = ctx
  const { playerId, type: accountType } = sessionOf(ctx)
  const { pageNo = 1, pageSize = 20, type, status, number, from, to } = input
  const currency = currencyOf(deps, accountType)
  const { limit, offset, fields } = pageWindow({ pageNo, pageSize })
  const filter = { account: playerCash(playerId), currency, types: type && [type], status }
  const query = { playerId, filter, limit, offset }
  const period = await periodOf(deps, input)
  const isOfAllTimes = number !== undefined && from === undefined && to === undefined
  const { page, total } =
    number === undefined
      ? await inPeriod(deps.db, query, period)
      : await byNumber(deps.db, query, number, isOfAllTimes ? null : period)
  return {
    content: page.records,
    ...fields(total.count),
    totals: {
      page: shownSums(addedMovements(page.amounts.map(asSum)), currency),
      period: shownSums(total, currency),
    },
    currency,
    period: isOfAllTimes ? null : period.days,
  }
})
