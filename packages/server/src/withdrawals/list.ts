import { fromMinor, withdrawal as withdrawalEndpoint, withdrawals } from '@baize/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { pageWindow } from '../http/paging.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { moneyOrder, ordersMatching } from '../orders/index.ts'
import { periodOf } from '../records/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { receiveOwnDue } from './jobs.ts'
import { withdrawalKind } from './kind.ts'
import { withdrawal } from './tables.ts'
import { selectWithdrawals, shownWithdrawal, shownWithdrawals, withdrawalOf, withParts } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/** One of the own withdrawals (MEM-32, WAL-26). */
export const withdrawalRoute = route(withdrawalEndpoint, async ({ orderNo }, ctx) => {
  const { deps, language } = ctx
  const { playerId } = sessionOf(ctx)
  await receiveOwnDue(deps, playerId)
  const whole = await withdrawalOf(deps.db, playerId, orderNo)
  if (!whole) throw new Refusal('NOT_FOUND')
  return shownWithdrawal(deps, whole, language)
})

/** Sums of withdrawals, in minor units. */
interface Sums {
  count: number
  amount: bigint
  fee: bigint
}

const sumsOf = (all: readonly WholeWithdrawal[]): Sums => ({
  count: all.length,
  amount: all.reduce((total, { order }) => total + order.amount, 0n),
  fee: all.reduce((total, { withdrawal: own }) => total + own.fee, 0n),
})

async function sumsWhere(db: Db, where: SQL | undefined): Promise<Sums> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${moneyOrder.amount}), 0)::text`,
      fee: sql<string>`coalesce(sum(${withdrawal.fee}), 0)::text`,
    })
    .from(moneyOrder)
    .innerJoin(
      withdrawal,
      and(eq(withdrawal.playerId, moneyOrder.playerId), eq(withdrawal.orderNo, moneyOrder.orderNo)),
    )
    .where(where)
  const { count = 0, amount = '0', fee = '0' } = row ?? {}
  return { count, amount: BigInt(amount), fee: BigInt(fee) }
}

const shownSums = ({ count, amount, fee }: Sums, currency: string) => {
  const text = (units: bigint) => fromMinor(units, currency)
  return { count, amount: text(amount), fee: text(fee), net: text(amount - fee) }
}

/** The own withdrawals (MEM-32). */
export const withdrawalsRoute = route(withdrawals, async (input, ctx) => {
  const { deps, language } = ctx
  const { playerId, type } = sessionOf(ctx)
  const currency = currencyOf(deps, type)
  await receiveOwnDue(deps, playerId)
  const period = await periodOf(deps, input)
  const where = await ordersMatching(deps.db, withdrawalKind, playerId, input, period)
  const { limit, offset, fields } = pageWindow({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const placed = await selectWithdrawals(deps.db)
    .where(where)
    .orderBy(desc(moneyOrder.createdAt), desc(moneyOrder.orderNo))
    .limit(limit)
    .offset(offset)
  const page = await withParts(deps.db, placed)
  const total = await sumsWhere(deps.db, where)
  return {
    content: await shownWithdrawals(deps, page, language),
    ...fields(total.count),
    totals: { page: shownSums(sumsOf(page), currency), period: shownSums(total, currency) },
    currency,
    period: period.days,
  }
})
