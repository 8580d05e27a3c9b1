import { and, eq, gte, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { OrderKind } from './kind.ts'
import { findOrder } from './open-order.ts'
import { moneyOrder } from './tables.ts'

/** What a player asks their orders by. */
interface OrderFilter {
  state?: string | undefined
  /** Finds the order that was placed under this key, whenever that was. */
  idempotencyKey?: string | undefined
}

/** The condition that rows are orders of a player, of a kind, that a list asks for. */
export async function ordersMatching(
  db: Db,
  kind: OrderKind,
  playerId: string,
  { state, idempotencyKey: key }: OrderFilter,
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
