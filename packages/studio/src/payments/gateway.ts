import {
  fromMinor,
  type OpenedPayment,
  type OpenPayment,
  type PaymentEvent,
  type PaymentStatus,
  sandboxPayments,
  toMinor,
} from '@baize/contract'
import { type Deps, nowOf, type Random } from '../engine/deps.ts'
import { Refusal } from '../engine/refusal.ts'
import { inTransaction } from '../engine/store/open.ts'
import {
  addCallback,
  addPayment,
  markCancelled,
  markDecided,
  type Payment,
  paymentById,
  type PaymentDecision,
  paymentOfOrder,
} from '../engine/store/payments.ts'
import { effectOf, effects, type PaymentEffect } from './effects.ts'
import { isVoucherCode } from './luhn.ts'
import { dueOf, openedPayment, receiver } from './ways-to-pay.ts'

type PaymentDeps = Pick<Deps, 'store' | 'clock' | 'platformClock' | 'random'>

/** Payments go by the platform's clock, which says when an order expires. */
export const paymentTime = (deps: Pick<Deps, 'clock' | 'platformClock'>): number =>
  deps.platformClock.now() ?? nowOf(deps)

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** A short text of digits, such as `BZ 4417 2093`. */
const newReference = (random: Random): string =>
  Array.from(random.bytes(8), byte => byte % 10)
    .join('')
    .replace(/^(\d{4})(\d{4})$/, 'BZ $1 $2')

/** Minor units of an order. @throws Refusal BAD_REQUEST where it is no amount that can be paid */
function unitsOf({ amount, currency }: OpenPayment): bigint {
  try {
    const units = toMinor(amount, currency)
    if (units > 0n && units <= BigInt(Number.MAX_SAFE_INTEGER)) return units
  } catch {
    // No amount of the currency.
  }
  throw new Refusal('BAD_REQUEST')
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

const isSame = (a: OpenPayment, b: OpenPayment): boolean =>
  (Object.keys(a) as (keyof OpenPayment)[]).every(field => a[field] === b[field])

/**
 * Opens a payment, once for each order number.
 * @param origin - public origin of the studio
 * @throws Refusal BAD_REQUEST, or PAYMENT_CONFLICT where the number was opened with another body
 */
export function openPayment(deps: PaymentDeps, given: OpenPayment, origin: string): OpenedPayment {
  const amount = unitsOf(given)
  if (
    !/^[A-Z]{3,5}$/.test(given.currency) ||
    Number.isNaN(Date.parse(given.expiresAt)) ||
    !isWebAddress(given.returnUrl)
  )
    throw new Refusal('BAD_REQUEST')
  const order = { ...given, amount: fromMinor(amount, given.currency) }
  const payment = inTransaction(deps.store, () => {
    const opened = paymentOfOrder(deps.store, order.orderNo)
    if (opened) return opened
    const { random } = deps
    const payment = { id: base64(random.bytes(18)), order, reference: newReference(random), amount }
    addPayment(deps.store, payment, paymentTime(deps))
    return paymentById(deps.store, payment.id)!
  })
  if (!isSame(order, payment.order)) throw new Refusal('PAYMENT_CONFLICT')
  return openedPayment(payment, `${origin}/pay/${payment.id}`)
}

const statusOf = ({ id, order: { orderNo, currency }, state, paid }: Payment): PaymentStatus => ({
  paymentId: id,
  orderNo,
  state,
  paid: paid ? fromMinor(paid, currency) : '0',
  currency,
})

/** @throws Refusal NOT_FOUND */
export function findPayment({ store }: PaymentDeps, orderNo: string): PaymentStatus {
  const payment = paymentOfOrder(store, orderNo)
  if (!payment) throw new Refusal('NOT_FOUND')
  return statusOf(payment)
}

/**
 * Cancels a payment that is open; another stays as it is.
 * @throws Refusal NOT_FOUND
 */
export function cancelPayment(deps: PaymentDeps, orderNo: string): PaymentStatus {
  markCancelled(deps.store, orderNo)
  return findPayment(deps, orderNo)
}

const isExpired = (deps: PaymentDeps, { order }: Payment): boolean => Date.parse(order.expiresAt) <= paymentTime(deps)

/** What the page shows of a payment. */
export interface PaymentView {
  orderNo: string
  group: OpenPayment['group']
  amount: string
  currency: string
  /** What is to be sent: another amount where it is sent in a coin. */
  due: { amount: string; currency: string }
  receiver: string
  reference: string
  expiresAt: string
  returnUrl: string
  /** What paying this amount does. */
  effect: PaymentEffect
  /** What amounts do by their last two digits. */
  effectsByEnding: typeof sandboxPayments
  /** What the payer can do, or what has become of the payment. */
  stage: 'open' | 'cancelled' | 'expired' | PaymentDecision
}

function stageOf(deps: PaymentDeps, payment: Payment): PaymentView['stage'] {
  if (payment.decision) return payment.decision
  if (payment.state === 'cancelled') return 'cancelled'
  return isExpired(deps, payment) ? 'expired' : 'open'
}

/** @throws Refusal NOT_FOUND */
function existing({ store }: PaymentDeps, id: string): Payment {
  const payment = paymentById(store, id)
  if (!payment) throw new Refusal('NOT_FOUND')
  return payment
}

/** @throws Refusal NOT_FOUND */
export function paymentView(deps: PaymentDeps, id: string): PaymentView {
  const payment = existing(deps, id)
  const { orderNo, group, currency, expiresAt, returnUrl } = payment.order
  const amount = fromMinor(payment.amount, currency)
  return {
    orderNo,
    group,
    amount,
    currency,
    due: dueOf(payment),
    receiver,
    reference: payment.reference,
    expiresAt,
    returnUrl,
    effect: effectOf(payment.amount),
    effectsByEnding: sandboxPayments,
    stage: stageOf(deps, payment),
  }
}

/** Carries out what the payer chose, and stores the callbacks that report it. */
function decide(deps: PaymentDeps, payment: Payment, decision: PaymentDecision): void {
  const { store, random } = deps
  const now = paymentTime(deps)
  const effect = effects[decision === 'pay' ? effectOf(payment.amount) : 'failure']
  const { result, reports, times = 1, dueAt = () => now, forged = false } = effect
  markDecided(store, { id: payment.id, decision, state: result.state, paid: result.paid(payment.amount) }, now)
  const due = dueAt({ now, expiresAt: Date.parse(payment.order.expiresAt) })
  for (const { state, paid } of reports) {
    const status = statusOf({ ...payment, state, paid: paid(payment.amount) })
    const body = JSON.stringify({ ...status, eventId: base64(random.bytes(12)) } satisfies PaymentEvent)
    for (let sent = 0; sent < times; sent++) addCallback(store, { paymentId: payment.id, body, forged }, due)
  }
}

/**
 * Pays or refuses a payment. The first decision counts: a second press changes nothing.
 * @param voucher - code of the voucher, where the payment is made by one
 * @throws Refusal NOT_FOUND, BAD_VOUCHER, or PAYMENT_ENDED where it was cancelled or has expired
 */
export function decidePayment(deps: PaymentDeps, id: string, decision: PaymentDecision, voucher = ''): PaymentView {
  inTransaction(deps.store, () => {
    const payment = existing(deps, id)
    if (payment.decision) return
    if (stageOf(deps, payment) !== 'open') throw new Refusal('PAYMENT_ENDED')
    if (payment.order.group === 'voucher' && decision === 'pay' && !isVoucherCode(voucher))
      throw new Refusal('BAD_VOUCHER')
    decide(deps, payment, decision)
  })
  return paymentView(deps, id)
}
