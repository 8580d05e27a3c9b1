import { depositOrder, depositOrders } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { moneyOrder, orderPage } from '../orders/index.ts'
import { expireDeposits } from './change.ts'
import { depositKind } from './kind.ts'
import { deposit } from './tables.ts'
import { depositOf, selectDeposits, shownDeposit, shownDeposits, stateOf } from './view.ts'

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

/** The own deposits (MEM-27). */
export const depositOrdersRoute = route(depositOrders, async (input, ctx) => {
  const { deps, language } = ctx
  await expireDeposits(deps, eq(deposit.playerId, sessionOf(ctx).playerId))
  return orderPage(ctx, input, {
    kind: depositKind,
    table: deposit,
    read: async ({ where, orderBy, limit, offset }) => {
      const page = await selectDeposits(deps.db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return shownDeposits(deps, page, language)
    },
    sums: { amount: moneyOrder.amount, fee: deposit.fee, credited: deposit.credited },
  })
})
