import { type SandboxPayment, sandboxPayments } from '@baize/contract'
import type { Payment } from '../engine/store/payments.ts'

/** What a payment comes to by its amount; `success` where the table of the contract has no line. */
export type PaymentEffect = 'success' | SandboxPayment

/** State of a payment, and the part of its amount that has arrived. */
interface Result {
  state: Payment['state']
  paid: (amount: bigint) => bigint
}

/** What becomes of a payment once the payer has paid. */
interface Effect {
  result: Result
  /** Callbacks in their order, each an event of its own. */
  reports: readonly Result[]
  /** How often each is sent; once where nothing is said. */
  times?: number
  /** When the first is sent; at once where nothing is said. */
  dueAt?: (moment: { now: number; expiresAt: number }) => number
  /** Whether their signature is wrong. */
  forged?: boolean
}

const nothing = () => 0n
const open: Result = { state: 'open', paid: nothing }
const failed: Result = { state: 'failed', paid: nothing }
const paid: Result = { state: 'paid', paid: amount => amount }
const half: Result = { state: 'paid', paid: amount => amount / 2n }

/** Milliseconds by which a callback of the sandbox is late. */
const delay = { usual: 30_000, afterExpiry: 60_000 }

export const effects: Readonly<Record<PaymentEffect, Effect>> = {
  success: { result: paid, reports: [paid] },
  failure: { result: failed, reports: [failed] },
  delay: { result: paid, reports: [paid], dueAt: ({ now }) => now + delay.usual },
  duplicate: { result: paid, reports: [paid], times: 3 },
  late: { result: paid, reports: [paid], dueAt: ({ expiresAt }) => expiresAt + delay.afterExpiry },
  forged: { result: open, reports: [paid], forged: true },
  short: { result: half, reports: [half] },
  contradiction: { result: paid, reports: [failed, paid] },
  lost: { result: paid, reports: [] },
}

/** The effect of an amount in minor units: its last two digits choose. */
export const effectOf = (amount: bigint): PaymentEffect =>
  (sandboxPayments as Readonly<Record<string, SandboxPayment>>)[String(amount % 100n).padStart(2, '0')] ?? 'success'
