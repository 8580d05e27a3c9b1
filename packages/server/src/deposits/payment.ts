import { minute } from '@baize/contract'
import type { DepositPayment } from '@baize/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { gatewayOf } from '../payment-gateways/index.ts'
import { deposit } from './tables.ts'
import { stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

/** Milliseconds after which a gateway is first asked what became of a payment. */
const firstAsk = minute

/** The page on which a deposit is shown. */
const pageOf = ({ config }: Deps, orderNo: string): string =>
  `${config.origins.site}/member/depositv2?${new URLSearchParams({ order: orderNo })}`

/**
 * How a pending deposit is paid: its payment is opened at the gateway, unless it is open. Null once
 * it has ended, and where the gateway does not answer, which is reported.
 */
export async function paymentOf(deps: Deps, whole: WholeDeposit): Promise<DepositPayment | null> {
  const { order, deposit: own } = whole
  if (stateOf(whole) !== 'pending') return null
  if (own.payment) return own.payment
  const { orderNo, playerId, amount, currency } = order
  const { group, expiresAt, payerName } = own
  const returnUrl = pageOf(deps, orderNo)
  try {
    const request = { orderNo, group, amount, currency, expiresAt, payerName, returnUrl }
    const payment = await gatewayOf(deps, own.gateway)?.open(request)
    if (!payment) throw new Error(`There is no gateway ${own.gateway}`)
    const askAt = new Date(deps.clock.now().getTime() + firstAsk)
    await deps.db
      .update(deposit)
      .set({ payment, askAt })
      .where(and(eq(deposit.playerId, playerId), eq(deposit.orderNo, orderNo), isNull(deposit.payment)))
    return payment
  } catch (error) {
    deps.report(error, { deposit: orderNo })
    return null
  }
}
