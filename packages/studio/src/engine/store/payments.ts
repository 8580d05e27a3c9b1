import type { OpenPayment, PaymentStatus } from '@baize/contract'
import type { Store } from './open.ts'

export type PaymentDecision = 'pay' | 'refuse'

/** One payment of the sandbox gateway. Amounts are minor units of the currency of its order. */
export interface Payment {
  id: string
  /** As the platform opened it. */
  order: OpenPayment
  /** What a payer of a bank transfer writes into it. */
  reference: string
  amount: bigint
  paid: bigint
  state: PaymentStatus['state']
  /** What the payer chose on the page; null before that. */
  decision: PaymentDecision | null
}

type Row = Omit<Payment, 'order' | 'amount' | 'paid'> & { request: string; amount: number; paid: number }

const columns = 'id, request, reference, amount, paid, state, decision'

function read(row: unknown): Payment | null {
  if (!row) return null
  const { request, amount, paid, ...rest } = row as Row
  return { ...rest, order: JSON.parse(request) as OpenPayment, amount: BigInt(amount), paid: BigInt(paid) }
}

export const paymentById = (store: Store, id: string): Payment | null =>
  read(store.prepare(`SELECT ${columns} FROM payment WHERE id = ?`).get(id))

export const paymentOfOrder = (store: Store, orderNo: string): Payment | null =>
  read(store.prepare(`SELECT ${columns} FROM payment WHERE order_no = ?`).get(orderNo))

export function addPayment(
  store: Store,
  { id, order, reference, amount }: Pick<Payment, 'id' | 'order' | 'reference' | 'amount'>,
  now: number,
): void {
  store
    .prepare('INSERT INTO payment (id, order_no, request, reference, amount, opened_at) VALUES (?, ?, ?, ?, ?, ?)')
    .run(id, order.orderNo, JSON.stringify(order), reference, amount, now)
}

/** Cancels a payment that is open; any other stays as it is. */
export function markCancelled(store: Store, orderNo: string): void {
  store.prepare("UPDATE payment SET state = 'cancelled' WHERE order_no = ? AND state = 'open'").run(orderNo)
}

/** Writes down what the payer chose, and what became of the payment by that. */
export function markDecided(
  store: Store,
  { id, decision, state, paid }: Pick<Payment, 'id' | 'decision' | 'state' | 'paid'>,
  now: number,
): void {
  store
    .prepare('UPDATE payment SET decision = ?, state = ?, paid = ?, decided_at = ? WHERE id = ?')
    .run(decision, state, paid, now, id)
}

/** A callback that is to be sent; its body is the same bytes in every attempt. */
export interface Callback {
  number: number
  body: string
  /** Whether its signature is to be wrong. */
  forged: boolean
  attempts: number
}

export function addCallback(
  store: Store,
  { paymentId, body, forged }: Pick<Callback, 'body' | 'forged'> & { paymentId: string },
  dueAt: number,
): void {
  store
    .prepare('INSERT INTO payment_callback (payment_id, body, forged, due_at) VALUES (?, ?, ?, ?)')
    .run(paymentId, body, Number(forged), dueAt)
}

/** The first of each payment that was not answered: the others wait for it. */
const firstUnanswered = `FROM payment_callback WHERE number IN
  (SELECT min(number) FROM payment_callback WHERE answered_at IS NULL GROUP BY payment_id)`

/** Callbacks to be sent by now, the longest waiting first. */
export const dueCallbacks = (store: Store, now: number, limit: number): Callback[] =>
  store
    .prepare(`SELECT number, body, forged, attempts ${firstUnanswered} AND due_at <= ? ORDER BY due_at LIMIT ?`)
    .all(now, limit)
    .map(row => ({ ...(row as unknown as Callback), forged: row['forged'] === 1 }))

/** When the next callback is due, or null. */
export const nextCallbackAt = (store: Store): number | null =>
  (store.prepare(`SELECT min(due_at) AS at ${firstUnanswered}`).get() as { at: number | null }).at

export function markCallbackAnswered(store: Store, number: number, now: number): void {
  store
    .prepare('UPDATE payment_callback SET answered_at = ?, attempts = attempts + 1, trouble = NULL WHERE number = ?')
    .run(now, number)
}

/** Notes an attempt that was not taken, and when the next one is due. */
export function postponeCallback(store: Store, number: number, trouble: string, dueAt: number): void {
  store
    .prepare('UPDATE payment_callback SET attempts = attempts + 1, trouble = ?, due_at = ? WHERE number = ?')
    .run(trouble, dueAt, number)
}
