import { depositOrder, depositOrders, fromMinor } from '@baize/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { moneyOrder, ordersMatching } from '../orders/index.ts'
import { periodOf } from '../records/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { expireDeposits } from './change.ts'
import { depositKind } from './kind.ts'
import { deposit } from './tables.ts'
import { depositOf, selectDeposits, shownDeposit, shownDeposits, stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

/** One of the own deposits; its payment is shown, and not opened, while it can be paid (MEM-26). */
export const depositOrderRoute = route(depositOrder, async ({ orderNo }, ctx) => {
  const { deps, language } = ctx
  const { playerId } = sessionOf(ctx)
  await expireDeposits(deps, eq(deposit.playerId, playerId))
  const whole = await depositOf(deps.db, playerId, orderNo)
  if (!whole) throw new Refusal('NOT_FOUND')
  const payment = stateOf(whole) === 'pending' ? whole.deposit.payment : null
  return { order: await shownDeposit(deps, whole, language), payment }
})

/** Sums of deposits, in minor units. */
interface Sums {
  count: number
  amount: bigint
  fee: bigint
  credited: bigint
}

const sumsOf = (all: readonly WholeDeposit[]): Sums => {
  const sum = (pick: (whole: WholeDeposit) => bigint) => all.reduce((total, whole) => total + pick(whole), 0n)
  return {
    count: all.length,
    amount: sum(({ order }) => order.amount),
    fee: sum(({ deposit: own }) => own.fee),
    credited: sum(({ deposit: own }) => own.credited ?? 0n),
  }
}

async function sumsWhere(db: Db, where: SQL | undefined): Promise<Sums> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${moneyOrder.amount}), 0)::text`,
      fee: sql<string>`coalesce(sum(${deposit.fee}), 0)::text`,
      credited: sql<string>`coalesce(sum(${deposit.credited}), 0)::text`,
    })
    .from(moneyOrder)
    .innerJoin(deposit, and(eq(deposit.playerId, moneyOrder.playerId), eq(deposit.orderNo, moneyOrder.orderNo)))
    .where(where)
  const { count = 0, amount = '0', fee = '0', credited = '0' } = row ?? {}
  return { count, amount: BigInt(amount), fee: BigInt(fee), credited: BigInt(credited) }
}

const shownSums = ({ count, amount, fee, credited }: Sums, currency: string) => {
  const text = (units: bigint) => fromMinor(units, currency)
  return { count, amount: text(amount), fee: text(fee), credited: text(credited) }
}

/** The own deposits (MEM-27). */
export const depositOrdersRoute = route(depositOrders, async (input, ctx) => {
  const { deps, language } = ctx
  const { playerId, type } = sessionOf(ctx)
  const currency = currencyOf(deps, type)
  await expireDeposits(deps, eq(deposit.playerId, playerId))
  const period = await periodOf(deps, input)
  const where = await ordersMatching(deps.db, depositKind, playerId, input, period)
  const { limit, offset, fields } = pageWindow({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const page = await selectDeposits(deps.db)
    .where(where)
    .orderBy(desc(moneyOrder.createdAt), desc(moneyOrder.orderNo))
    .limit(limit)
    .offset(offset)
  const total = await sumsWhere(deps.db, where)
  return {
    content: await shownDeposits(deps, page, language),
    ...fields(total.count),
    totals: { page: shownSums(sumsOf(page), currency), period: shownSums(total, currency) },
    currency,
    period: period.days,
  }
})
