import type { DepositReason, DepositState } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { GatewayEvent, GatewayStatus } from '../payment-gateways/index.ts'
import { auditDeposit, moveDeposit, withDeposit } from './change.ts'
import { creditDeposit, feeFor } from './credit.ts'
import { gatewayEvent } from './tables.ts'
import { stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

interface Outcome {
  to: DepositState
  reason: DepositReason | null
}

/** What a failed payment does to a deposit. One that was paid, or said to be so, stays. */
const outcomeOfFailure = (whole: WholeDeposit): Outcome | null => {
  const isOpen = ['pending', 'processing'].includes(stateOf(whole))
  return isOpen && whole.deposit.paid === null ? { to: 'failed', reason: 'refused' } : null
}

/** What a payment does to a deposit. */
function outcomeOfPayment(whole: WholeDeposit, { paid, currency }: GatewayStatus): Outcome | null {
  const { order, deposit: own } = whole
  const state = stateOf(whole)
  if (state === 'success' || paid <= 0n) return null
  if (paid !== order.amount || currency !== order.currency)
    return own.paid === paid && state === 'processing' ? null : { to: 'processing', reason: 'unlike' }
  if (state === 'failed') return { to: 'processing', reason: 'contradicted' }
  if (own.reason === 'contradicted') return null
  return { to: 'success', reason: state === 'expired' || state === 'cancelled' ? 'late' : null }
}

const outcomeOf = (whole: WholeDeposit, status: GatewayStatus): Outcome | null => {
  if (status.state === 'failed') return outcomeOfFailure(whole)
  return status.state === 'paid' ? outcomeOfPayment(whole, status) : null
}

/** Notes an event of a gateway; false where it was taken before. */
async function noteEvent({ db, clock }: Deps, gateway: string, event: GatewayEvent): Promise<boolean> {
  const { eventId, orderNo, state, paid } = event
  const noted = await db
    .insert(gatewayEvent)
    .values({ gateway, eventId, orderNo, state, paid, at: clock.now() })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvent.eventId })
  return noted.length > 0
}

async function applyOutcome(deps: Deps, whole: WholeDeposit, { to, reason }: Outcome, { paid }: GatewayStatus) {
  const moved =
    to === 'success'
      ? await creditDeposit(deps, whole, paid, await feeFor(deps, whole, paid), reason)
      : await moveDeposit(deps, whole, to, { reason, ...(paid > 0n && { paid }) })
  await auditDeposit(deps, whole, moved, { what: 'deposit-moved' })
}

/**
 * Takes what a gateway says of a payment: credits it where exactly what was ordered has arrived,
 * leaves it to staff where it was otherwise, and does nothing where it is known. Callbacks that
 * come again, at once, late or in another order have the same result.
 */
export async function applyStatus(deps: Deps, gateway: string, status: GatewayStatus | GatewayEvent): Promise<void> {
  const known = await withDeposit(deps, status.orderNo, async (inside, whole) => {
    if (whole.deposit.gateway !== gateway) return false
    if ('eventId' in status && !(await noteEvent(inside, gateway, status))) return true
    const outcome = outcomeOf(whole, status)
    if (outcome) await applyOutcome(inside, whole, outcome, status)
    else if (status.state === 'failed' && whole.deposit.paid !== null)
      deps.report(new Error('A gateway calls a payment failed that has arrived'), { deposit: status.orderNo })
    return true
  })
  if (!known)
    deps.report(new Error('A gateway names a deposit that is not there'), { deposit: status.orderNo, gateway })
}
