import type * as zod from 'zod/mini'
import { Bonus } from './bonuses.ts'
import { Code, FieldsAndAnswerRefusal, refusedFields, Text, Time, Typed } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { PayoutAccount, payoutTarget } from './payout-accounts.ts'
import { orderQuery, PeriodRefusal, recordPage } from './record-pages.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/**
 * States of a withdrawal (MEM-32, WAL-19 to WAL-28). `approved` is also one of which a part was
 * received and the rest is still to be sent.
 */
export const withdrawalStates = [
  'pending',
  'reviewing',
  'approved',
  'disbursed',
  'received',
  'notReceived',
  'fullyPaid',
  'autoReceived',
  'forced',
  'rejected',
  'cancelled',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** States of one part. `returned` came back and is sent again as another part. */
export const withdrawalPartStates = [
  'disbursed',
  'received',
  'notReceived',
  'autoReceived',
  'forced',
  'returned',
] as const
export type WithdrawalPartState = (typeof withdrawalPartStates)[number]

/** What a member says of a part (WAL-20 to WAL-22). */
export const withdrawalAnswers = ['received', 'notReceived', 'fullyPaid'] as const
export type WithdrawalAnswer = (typeof withdrawalAnswers)[number]

/** What stands between a member and a first withdrawal (MEM-31). */
export const withdrawalSteps = ['payeeName', 'paymentPassword', 'payoutAccount'] as const
export type WithdrawalStep = (typeof withdrawalSteps)[number]

/** Characters of what a member writes of a part that has not arrived (WAL-27). */
export const withdrawalRemarkMax = 140

/** A part of a withdrawal, sent as one payment. */
const Part = (z: ReplyZod) =>
  z.object({
    partNo: z.number(),
    amount: Amount(z),
    state: z.enum(withdrawalPartStates),
    sentAt: Time(z),
    /** When it was answered, by whomever; null while it waits. */
    answeredAt: z.nullable(Time(z)),
    /** When it counts as received; null where it does not wait (WAL-23). */
    deadline: z.nullable(Time(z)),
    remark: z.string(),
    proofs: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  })
export type WithdrawalPart = zod.infer<ReturnType<typeof Part>>

/** A withdrawal as a list shows it. */
export const WithdrawalOrder = (z: ReplyZod) =>
  z.object({
    orderNo: z.string(),
    at: Time(z),
    /** The account it goes to, as it was when it was ordered. */
    account: z.object(payoutTarget(z)),
    /** What leaves the balance. */
    amount: Amount(z),
    fee: Amount(z),
    /** What is paid out: the amount less the fee. */
    net: Amount(z),
    currency: Currency(z),
    state: z.enum(withdrawalStates),
    /** Why staff rejected it, in their words; null where they did not. */
    reason: z.nullable(z.string()),
    /** Sum of the parts that arrived (WAL-26). */
    receivedAmount: Amount(z),
    /** The net amount less what arrived (WAL-26). */
    remainingAmount: Amount(z),
    parts: z.array(Part(z)),
    canCancel: z.boolean(),
  })
export type WithdrawalOrder = zod.infer<ReturnType<typeof WithdrawalOrder>>

const One = (z: ReplyZod) => z.object({ order: WithdrawalOrder(z) })

export const withdrawConfig = {
  name: 'withdrawConfig',
  summary: 'What a member may withdraw, to which accounts, and what is missing before (MEM-30, MEM-31, API-100).',
  method: 'GET',
  path: '/wps/v2/withdraw/config',
  access: 'member',
  reach: 'full',
  request: z => z.object({}),
  reply: z =>
    z.object({
      balance: Amount(z),
      /** What of it can be withdrawn. */
      withdrawable: Amount(z),
      /** What is held for withdrawals, and for transfers between wallets, that are on their way. */
      held: Amount(z),
      min: Amount(z),
      max: Amount(z),
      /** What may still be withdrawn today, and how often; both by the site's calendar. */
      dailyLeft: Amount(z),
      countLeft: z.number(),
      dailyCount: z.number(),
      /** Per cent of the amount, as a decimal number such as `1.5`. */
      feeRate: z.string(),
      /** Part of the fee that does not grow with the amount. */
      feeFixed: Amount(z),
      /** Minutes after which a part that nobody answers counts as received (WAL-23, WAL-24). */
      claimMinutes: z.number(),
      /** Minutes before that at which the owner is reminded; 0 reminds nobody (WAL-24). */
      reminderMinutes: z.number(),
      missing: z.array(z.enum(withdrawalSteps)),
      accounts: z.array(PayoutAccount(z)),
      /** Whether the account has a password, which setting a transaction password takes. */
      hasPassword: z.boolean(),
      needsCode: z.boolean(),
      /** Until when nothing can be withdrawn; null where that is not so. */
      delayedUntil: z.nullable(Time(z)),
      /** The part that waits for an answer and keeps a new withdrawal back; null for none. */
      waiting: z.nullable(z.object({ orderNo: z.string(), partNo: z.number(), amount: Amount(z), deadline: Time(z) })),
      /** Whether a withdrawal that is pending can be cancelled here (MEM-32). */
      reversible: z.boolean(),
      /** Active bonuses, which a withdrawal gives up, with their turnover (MEM-30, MEM-31). */
      bonuses: z.array(Bonus(z)),
      currency: Currency(z),
      currencySymbol: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const placeWithdrawal = {
  name: 'placeWithdrawal',
  summary:
    'Orders a withdrawal and holds its amount. It takes the transaction password, and a code where two-factor is on. The same key answers as the first time (MEM-30 to MEM-33, WAL-13, WAL-30, API-101).',
  method: 'POST',
  path: '/wps/v2/withdraw/orders',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      accountId: Code(z),
      amount: Typed(z),
      paymentPassword: Text(z, 255),
      /** Of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
      /** Cancels all active bonuses, which is asked of a member who has any (MEM-31). */
      givesUpBonuses: z.optional(z.boolean()),
      idempotencyKey: Code(z),
    }),
  reply: One,
  refusal: FieldsAndAnswerRefusal,
  errors: [
    'FIELD_INVALID',
    'WITHDRAWAL_INCOMPLETE',
    'WITHDRAWAL_WAITING',
    'WITHDRAWAL_LIMIT',
    'BONUS_ACTIVE',
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_INVALID',
    'FACTOR_REQUIRED',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'SECURITY_WAIT',
    'INSUFFICIENT_FUNDS',
    'TX_CONFLICT',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'payment-password-failures', 'answer-failures'],
} as const satisfies Endpoint

/** Names an order of the player. */
const OrderNo = (z: Zod) => Code(z, 32)

export const withdrawal = {
  name: 'withdrawal',
  summary: 'One of the own withdrawals, with its parts (MEM-32, WAL-26).',
  method: 'GET',
  path: '/wps/v2/withdraw/orders/detail',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z) }),
  reply: One,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

/** Sums of withdrawals. */
const WithdrawalSums = (z: ReplyZod) =>
  z.object({ count: z.number(), amount: Amount(z), fee: Amount(z), net: Amount(z) })

export const withdrawals = {
  name: 'withdrawals',
  summary: 'The own withdrawals, the newest first, with sums of the page and of the period (MEM-32, API-102).',
  method: 'GET',
  path: '/wps/v2/withdraw/orders',
  access: 'member',
  reach: 'full',
  request: z => z.object(orderQuery(z, withdrawalStates)),
  reply: z => z.object(recordPage(z, WithdrawalOrder(z), WithdrawalSums(z))),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

export const cancelWithdrawal = {
  name: 'cancelWithdrawal',
  summary: 'Cancels a withdrawal that is pending, where the site lets members (MEM-32, API-103).',
  method: 'DELETE',
  path: '/wps/v2/withdraw/orders',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z) }),
  reply: One,
  errors: ['NOT_FOUND', 'ORDER_ENDED', 'REVERSAL_OFF'],
} as const satisfies Endpoint

export const confirmWithdrawal = {
  name: 'confirmWithdrawal',
  summary:
    'Answers a part: received, not received with proof, or the whole amount is there. `fields.proofs` is `empty` without a picture, `fields.remark` `empty` or `length` (WAL-20 to WAL-22, WAL-27, API-104).',
  method: 'POST',
  path: '/wps/v2/withdraw/orders/confirmation',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      orderNo: OrderNo(z),
      partNo: z.number().check(z.gte(1), z.lte(1000)),
      result: z.enum(withdrawalAnswers),
      /** Of a part that has not arrived. */
      remark: z.optional(Typed(z)),
    }),
  reply: One,
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'NOT_FOUND', 'ORDER_ENDED'],
} as const satisfies Endpoint

export const addWithdrawalProof = {
  name: 'addWithdrawalProof',
  summary:
    'Adds a picture that shows that a part has not arrived, as base64. `fields.picture` of a refusal is `type`, `size`, `count` or `unreadable` (WAL-21, WAL-27).',
  method: 'POST',
  path: '/wps/v2/withdraw/orders/proofs',
  access: 'member',
  reach: 'full',
  largeBody: true,
  request: z =>
    z.object({
      orderNo: OrderNo(z),
      partNo: z.number().check(z.gte(1), z.lte(1000)),
      /** Name of the file. */
      name: Text(z, 255),
      picture: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    }),
  reply: One,
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'NOT_FOUND', 'ORDER_ENDED'],
  limits: ['receipts'],
} as const satisfies Endpoint

export const removeWithdrawalProof = {
  name: 'removeWithdrawalProof',
  summary: 'Takes a picture back before the part is answered (WAL-21).',
  method: 'DELETE',
  path: '/wps/v2/withdraw/orders/proofs',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z), proofId: Code(z) }),
  reply: One,
  errors: ['NOT_FOUND', 'ORDER_ENDED'],
} as const satisfies Endpoint
