import { withdrawal as withdrawalEndpoint, withdrawals } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { moneyOrder, orderPage } from '../orders/index.ts'
import { receiveOwnDue } from './jobs.ts'
import { withdrawalKind } from './kind.ts'
import { withdrawal } from './tables.ts'
import { selectWithdrawals, shownWithdrawal, shownWithdrawals, withdrawalOf, withParts } from './view.ts'

/** One of the own withdrawals (MEM-32, WAL-26). */
export const withdrawalRoute = route(withdrawalEndpoint, async ({ orderNo }, ctx) => {
  const { deps, language } = ctx
  const { playerId } = sessionOf(ctx)
  await receiveOwnDue(deps, playerId)
  const whole = await withdrawalOf(deps.db, playerId, orderNo)
  if (!whole) throw new Refusal('NOT_FOUND')
  return shownWithdrawal(deps, whole, language)
})

/** The own withdrawals (MEM-32). */
export const withdrawalsRoute = route(withdrawals, async (input, ctx) => {
  const { deps, language } = ctx
  await receiveOwnDue(deps, sessionOf(ctx).playerId)
  return orderPage(ctx, input, {
    kind: withdrawalKind,
    table: withdrawal,
    read: async ({ where, orderBy, limit, offset }) => {
      const page = await selectWithdrawals(deps.db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return shownWithdrawals(deps, await withParts(deps.db, page), language)
    },
    sums: { amount: moneyOrder.amount, fee: withdrawal.fee, net: sql`${moneyOrder.amount} - ${withdrawal.fee}` },
  })
})
