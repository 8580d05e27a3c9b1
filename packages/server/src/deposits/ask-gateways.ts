import { day, hour, minute } from '@baize/contract'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { gatewayOf } from '../payment-gateways/index.ts'
import { moneyOrder } from '../orders/index.ts'
import { expireDeposits } from './change.ts'
import { deposit } from './tables.ts'
import type { Deposit } from './tables.ts'
import { applyStatus } from './apply-status.ts'

/** Deposits that one run of the job asks for. */
const askedAtOnce = 100
/** Milliseconds after the end of an order for which its gateway is still asked. */
const lateTime = 3 * day
/** Milliseconds between two questions at most. */
const maxPause = hour

/** When the gateway of a deposit is asked again; null where nobody pays any more. */
function nextAsk({ clock }: Pick<Deps, 'clock'>, { expiresAt, asks }: Deposit): Date | null {
  const now = clock.now().getTime()
  const next = now + Math.min(minute * 2 ** Math.min(asks, 20), maxPause)
  return next > expiresAt.getTime() + lateTime ? null : new Date(next)
}

/**
 * Asks the gateway of a deposit what became of its payment: callbacks can be lost. A gateway that
 * does not answer is asked again later.
 */
export async function askGateway(deps: Deps, own: Deposit): Promise<void> {
  const { playerId, orderNo, gateway } = own
  try {
    const [order] = await deps.db
      .select({ currency: moneyOrder.currency })
      .from(moneyOrder)
      .where(and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.orderNo, orderNo)))
    const status = order && own.payment ? await gatewayOf(deps, gateway)?.find(orderNo, order.currency) : null
    if (status) await applyStatus(deps, gateway, status)
  } catch (error) {
    deps.report(error, { deposit: orderNo })
  }
  await deps.db
    .update(deposit)
    .set({ askAt: nextAsk(deps, own), asks: sql`${deposit.asks} + 1` })
    .where(and(eq(deposit.playerId, playerId), eq(deposit.orderNo, orderNo), sql`${deposit.credited} is null`))
}

/** Asks for all deposits that it is time for. */
export async function askGateways(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(deposit)
    .where(and(isNotNull(deposit.askAt), lte(deposit.askAt, deps.clock.now())))
    .orderBy(asc(deposit.askAt))
    .limit(askedAtOnce)
  for (const own of due) await askGateway(deps, own)
}

/** Lets deposits expire whose time has run out (MEM-26). */
export async function expireDue(deps: Deps): Promise<void> {
  await expireDeposits(deps, sql`true`)
}
