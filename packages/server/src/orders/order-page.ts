import { fromMinor, toMinor } from '@baize/contract'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/open.ts'
import { pageWindow } from '../http/paging.ts'
import { sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { periodOf } from '../system/index.ts'
import { currencyOf } from '../wallet/index.ts'
import type { OrderKind } from './kind.ts'
import { findOrder } from './open-order.ts'
import { moneyOrder } from './tables.ts'

/** A table with what belongs to the orders of one kind. */
type OrderTable = PgTable & { playerId: PgColumn; orderNo: PgColumn }

/** The condition that joins the rows of such a table to their orders. */
export const isOfOrder = ({ playerId, orderNo }: OrderTable): SQL | undefined =>
  and(eq(playerId, moneyOrder.playerId), eq(orderNo, moneyOrder.orderNo))

export const newestFirst = [desc(moneyOrder.createdAt), desc(moneyOrder.orderNo)]

/** What a player asks their orders by; all of it may be left out. */
interface OrderQuery {
  from?: string | undefined
  to?: string | undefined
  state?: string | undefined
  /** Finds the order that was placed under this key, whenever that was. */
  idempotencyKey?: string | undefined
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/** The condition that rows are orders of a player, of a kind, that a list asks for. */
async function ordersMatching(
  db: Db,
  kind: OrderKind,
  playerId: string,
  { state, idempotencyKey: key }: OrderQuery,
  { from, until }: { from: Date; until: Date },
): Promise<SQL | undefined> {
  const isOwn = and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.kind, kind.name))
  if (key !== undefined) {
    const found = await findOrder(db, kind, { playerId, key })
    return and(isOwn, eq(moneyOrder.orderNo, found?.orderNo ?? ''))
  }
  const isWithin = and(gte(moneyOrder.createdAt, from), lt(moneyOrder.createdAt, until))
  return and(isOwn, isWithin, state ? eq(moneyOrder.state, state) : undefined)
}

type Sums<Name extends string> = { count: number } & Record<Name, string>

/** How many orders meet a condition, and what their columns add up to. */
async function sumsWhere<Name extends string>(
  db: Db,
  table: OrderTable,
  where: SQL | undefined,
  columns: Readonly<Record<Name, PgColumn | SQL>>,
  currency: string,
): Promise<Sums<Name>> {
  const added = Object.entries<PgColumn | SQL>(columns).map(
    ([name, column]) => [name, sql<string>`coalesce(sum(${column}), 0)::text`] as const,
  )
  const [row] = await db
    .select({ total: sql<string>`count(*)::text`, ...Object.fromEntries(added) })
    .from(moneyOrder)
    .innerJoin(table, isOfOrder(table))
    .where(where)
  const { total = '0', ...sums }: Record<string, string> = row ?? {}
  const texts = Object.entries(sums).map(([name, units]) => [name, fromMinor(BigInt(units), currency)] as const)
  return { ...(Object.fromEntries(texts) as Record<Name, string>), count: Number(total) }
}

/** What an order that is shown is added up by. */
type Added<Name extends string> = Record<Name, string | null> & { currency: string }

function sumsOf<Name extends string>(
  shown: readonly Added<Name>[],
  names: readonly Name[],
  currency: string,
): Sums<Name> {
  const texts = names.map(name => {
    const units = shown.reduce((total, order) => total + toMinor(order[name] ?? '0', order.currency), 0n)
    return [name, fromMinor(units, currency)] as const
  })
  return { ...(Object.fromEntries(texts) as Record<Name, string>), count: shown.length }
}

/** Which rows a page shows. */
export interface PageRows {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

interface OrderList<Name extends string, Shown> {
  kind: OrderKind
  /** What belongs to its orders. */
  table: OrderTable
  /** The orders of a page as the wire shows them. */
  read: (rows: PageRows) => Promise<Shown[]>
  /** What is added up, by the name that it has in an order as it is shown. */
  sums: Readonly<Record<Name, PgColumn | SQL>>
}

/**
 * One page of the own orders of a kind, the newest first, with sums of the page and of the period
 * (MEM-11). Whoever reads them brings their states up to date before.
 */
export async function orderPage<Name extends string, Shown extends Added<Name>>(
  ctx: Context,
  query: OrderQuery,
  { kind, table, read, sums }: OrderList<Name, Shown>,
) {
  const { deps } = ctx
  const { playerId, type } = sessionOf(ctx)
  const currency = currencyOf(deps, type)
  const period = await periodOf(deps, query)
  const where = await ordersMatching(deps.db, kind, playerId, query, period)
  const { limit, offset, fields } = pageWindow({ pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 })
  const content = await read({ where, orderBy: newestFirst, limit, offset })
  const all = await sumsWhere(deps.db, table, where, sums, currency)
  return {
    content,
    ...fields(all.count),
    totals: { page: sumsOf(content, Object.keys(sums) as Name[], currency), period: all },
    currency,
    period: period.days,
  }
}
