import { cancelDeposit, claimDeposit, placeDeposit, toMinor, type DepositOrder } from '@baize/contract'
import type { GatewayStatus } from '../../src/payment-gateways/index.ts'
import { applyStatus } from '../../src/deposits/apply-status.ts'
import { depositInput } from '../calls/deposit-calls.ts'
import { outcomeOf, type Act, type Operation, type Outcome } from './act.ts'
import { failDeposit, payDeposit } from './model.ts'
import type { ModelDeposit } from './model.ts'
import { euro, type Subject, type World } from './world.ts'

const methods = ['card', 'voucher', 'qr-wallet'] as const

const place: Operation = ({ random, started }, subject) => {
  const { model, payee } = subject
  const methodId = random.pick(methods)
  const amount = BigInt(500 + random.below(19_500))
  const input = depositInput(methodId, euro(amount))
  const isOpen = model.deposits.some(each => each.methodId === methodId && each.state === 'pending')
  return {
    what: `orders a deposit of ${euro(amount)} by ${methodId}`,
    subject,
    call: async () => outcomeOf(await started.client.call(placeDeposit, input, { token: payee.token })),
    refusals: isOpen ? ['DEPOSIT_OPEN'] : [],
    repeated: null,
    apply(done) {
      const { order } = done as { order: DepositOrder }
      model.deposits.push({
        ...{ orderNo: order.orderNo, methodId, amount, fee: toMinor(order.fee, 'EUR'), state: 'pending' },
        ...{ reason: null, paid: null, credited: null, expiresAt: Date.parse(order.expiresAt) },
      })
    },
  }
}

/** News of a payment: what the gateway says, and what comes of it. */
function news(
  { started, unique }: World,
  subject: Subject,
  deposit: ModelDeposit,
  status: Pick<GatewayStatus, 'state' | 'paid'>,
  apply: () => void,
): Act {
  const said = { orderNo: deposit.orderNo, currency: 'EUR', eventId: unique(), ...status }
  return {
    what: `news of ${deposit.orderNo} (${deposit.state}): ${status.state} ${euro(status.paid)}`,
    subject,
    call: () =>
      applyStatus(started.platform.deps, 'sandbox', said).then(
        (): Outcome => ({ done: null }),
        (): Outcome => 'unknown',
      ),
    ...{ refusals: [], repeated: null, apply },
  }
}

const pick = ({ random }: World, { model }: Subject) => (model.deposits.length ? random.pick(model.deposits) : null)

const paid: Operation = (world, subject) => {
  const deposit = pick(world, subject)
  if (!deposit) return null
  const isExact = world.random.below(4) > 0
  const amount = isExact ? deposit.amount : BigInt(1 + world.random.below(20_000))
  return news(world, subject, deposit, { state: 'paid', paid: amount }, () =>
    payDeposit(subject.model, deposit, amount),
  )
}

const failed: Operation = (world, subject) => {
  const deposit = pick(world, subject)
  return deposit && news(world, subject, deposit, { state: 'failed', paid: 0n }, () => failDeposit(deposit))
}

const cancel: Operation = (world, subject) => {
  const deposit = pick(world, subject)
  if (!deposit) return null
  const { orderNo } = deposit
  const token = subject.payee.token
  return {
    what: `cancels ${orderNo} (${deposit.state})`,
    subject,
    call: async () => outcomeOf(await world.started.client.call(cancelDeposit, { orderNo }, { token })),
    refusals: deposit.state === 'pending' ? [] : ['ORDER_ENDED'],
    repeated: ['ORDER_ENDED'],
    apply: () => {
      deposit.state = 'cancelled'
    },
  }
}

/** “I have paid”, of a deposit that is open: one that has ended needs a receipt. */
const claim: Operation = (world, subject) => {
  const deposit = pick(world, subject)
  if (!deposit || !['pending', 'processing', 'success', 'cancelled'].includes(deposit.state)) return null
  const { orderNo, state } = deposit
  const isOpen = state === 'pending' || state === 'processing'
  const token = subject.payee.token
  return {
    what: `says that ${orderNo} (${state}) is paid`,
    subject,
    call: async () => outcomeOf(await world.started.client.call(claimDeposit, { orderNo }, { token })),
    refusals: isOpen ? [] : ['ORDER_ENDED'],
    repeated: null,
    apply: () => {
      deposit.state = 'processing'
    },
  }
}

export const depositOperations: readonly Operation[] = [place, place, paid, paid, paid, failed, cancel, claim]
