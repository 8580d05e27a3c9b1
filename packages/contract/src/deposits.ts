import type * as zod from 'zod/mini'
import { Code, refusedFields, Text, Time, Typed } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { orderQuery, PeriodRefusal, recordPage } from './record-pages.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/** Groups of methods, in the order of their tabs (MEM-24). */
export const depositGroups = ['bank', 'wallet', 'online', 'card', 'crypto', 'voucher'] as const
export type DepositGroup = (typeof depositGroups)[number]

/** States of a deposit (MEM-27). */
export const depositStates = ['pending', 'processing', 'success', 'failed', 'expired', 'cancelled'] as const
export type DepositState = (typeof depositStates)[number]

/**
 * Why a deposit is where it is, where its state alone does not tell. `unlike` was paid with another
 * amount than ordered, `contradicted` after it had failed: both are processing until staff decide.
 * `late` was paid after it had ended, and credited all the same. `refused` was refused by the
 * gateway or the payer's bank, `rejected` by staff.
 */
export const depositReasons = ['unlike', 'late', 'contradicted', 'refused', 'rejected'] as const
export type DepositReason = (typeof depositReasons)[number]

/** What a payer types, copies or scans to pay. */
export const paymentFields = ['holder', 'bank', 'iban', 'bic', 'account', 'reference', 'network', 'address'] as const
export type PaymentField = (typeof paymentFields)[number]

/** Pictures that prove a payment: how many an order takes, and the bytes of each (MEM-26). */
export const receiptsMax = 3
export const receiptBytesMax = 5 * 1024 * 1024
/** Characters of the name of a payer, and of what is written beside receipts. */
export const payerNameMax = 80
export const depositRemarkMax = 140

/** A deposit as a list shows it. */
export const DepositOrder = (z: ReplyZod) =>
  z.object({
    orderNo: z.string(),
    at: Time(z),
    methodId: z.string(),
    /** Name of the method in the language of the call. */
    method: z.string(),
    group: z.enum(depositGroups),
    /** What was ordered. */
    amount: Amount(z),
    fee: Amount(z),
    /** What has arrived, also where it is not what was ordered; null before anything has. */
    paid: z.nullable(Amount(z)),
    /** What was added to the balance; null until it is. */
    credited: z.nullable(Amount(z)),
    currency: Currency(z),
    state: z.enum(depositStates),
    reason: z.nullable(z.enum(depositReasons)),
    /** Until when it can be paid. */
    expiresAt: Time(z),
    /** Whether the player has said that it is paid. */
    claimed: z.boolean(),
    /** Whether receipts can be added: while it is open, and after it failed or expired (MEM-27). */
    takesReceipts: z.boolean(),
    receipts: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  })
export type DepositOrder = zod.infer<ReturnType<typeof DepositOrder>>

/** How an order is paid. */
const Payment = (z: ReplyZod) =>
  z.object({
    /** Exactly what is to be sent, and in which currency: a coin has one of its own. */
    amount: z.string(),
    currency: z.string(),
    details: z.array(z.object({ field: z.enum(paymentFields), value: z.string() })),
    /** Text of a QR code; null where there is none. */
    qr: z.nullable(z.string()),
    /** A page of the gateway, opened in a new tab; null where there is none. */
    pageUrl: z.nullable(z.string()),
  })
export type DepositPayment = zod.infer<ReturnType<typeof Payment>>

/** One deposit with the way to pay it. */
const OrderAndPayment = (z: ReplyZod) =>
  z.object({
    order: DepositOrder(z),
    /** Null once it cannot be paid any more, and while the gateway does not answer. */
    payment: z.nullable(Payment(z)),
  })
export type DepositOrderAndPayment = zod.infer<ReturnType<typeof OrderAndPayment>>

export const depositMethods = {
  name: 'depositMethods',
  summary: 'The ways to pay money in, by group, with limits and fees (MEM-24, API-95).',
  method: 'GET',
  path: '/wps/v2/deposit/methods',
  access: 'member',
  reach: 'full',
  request: z => z.object({}),
  reply: z =>
    z.object({
      groups: z.array(
        z.object({
          code: z.enum(depositGroups),
          methods: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              min: Amount(z),
              max: Amount(z),
              /** Amounts to choose from. */
              presets: z.array(Amount(z)),
              /** Per cent of the amount, as a decimal number such as `1.5`. */
              feeRate: z.string(),
              /** Part of the fee that does not grow with the amount. */
              feeFixed: Amount(z),
              /** Whether the name of the payer is asked for. */
              needsPayer: z.boolean(),
              state: z.enum(['open', 'maintenance']),
              /** Minutes after which a payment has usually arrived. */
              arrivesWithin: z.number(),
              /** Number of the order that is open by this method; null for none. */
              openOrderNo: z.nullable(z.string()),
            }),
          ),
        }),
      ),
      /** The method of the last order; null before the first. */
      lastMethodId: z.nullable(z.string()),
      /** The name of the player for payments; null where it is not known. */
      payerName: z.nullable(z.string()),
      currency: Currency(z),
      currencySymbol: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const placeDeposit = {
  name: 'placeDeposit',
  summary:
    'Orders a deposit. One order is open by each method; `value.orderNo` of DEPOSIT_OPEN names it. The same key answers as the first time (MEM-25, MEM-26, WAL-12, WAL-30, API-96).',
  method: 'POST',
  path: '/wps/v2/deposit/orders',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      methodId: Code(z),
      amount: Typed(z),
      /** Where the method asks for it. */
      payerName: z.optional(Typed(z)),
      idempotencyKey: Code(z),
    }),
  reply: OrderAndPayment,
  refusal: z => z.object({ ...refusedFields(z), orderNo: z.optional(z.string()) }),
  errors: ['FIELD_INVALID', 'DEPOSIT_METHOD_CLOSED', 'DEPOSIT_OPEN', 'TX_CONFLICT'],
  limits: ['deposits'],
} as const satisfies Endpoint

/** Names an order of the player. */
const OrderNo = (z: Zod) => Code(z, 32)

export const depositOrder = {
  name: 'depositOrder',
  summary: 'One of the own deposits, and the way to pay it (MEM-26).',
  method: 'GET',
  path: '/wps/v2/deposit/orders/detail',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z) }),
  reply: OrderAndPayment,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

export const retryDeposit = {
  name: 'retryDeposit',
  summary: 'Asks the gateway of an open deposit again, after it did not answer (MEM-28).',
  method: 'POST',
  path: '/wps/v2/deposit/orders/retry',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z) }),
  reply: OrderAndPayment,
  errors: ['NOT_FOUND', 'ORDER_ENDED'],
  limits: ['deposits'],
} as const satisfies Endpoint

/** Sums of deposits. */
const DepositSums = (z: ReplyZod) =>
  z.object({ count: z.number(), amount: Amount(z), fee: Amount(z), credited: Amount(z) })

export const depositOrders = {
  name: 'depositOrders',
  summary: 'The own deposits, the newest first, with sums of the page and of the period (MEM-27, API-97).',
  method: 'GET',
  path: '/wps/v2/deposit/orders',
  access: 'member',
  reach: 'full',
  request: z => z.object(orderQuery(z, depositStates)),
  reply: z => z.object(recordPage(z, DepositOrder(z), DepositSums(z))),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

export const addDepositReceipt = {
  name: 'addDepositReceipt',
  summary:
    'Adds a picture that proves a payment, as base64. `fields.picture` of a refusal is `type`, `size`, `count` or `unreadable` (MEM-26, API-98).',
  method: 'POST',
  path: '/wps/v2/deposit/orders/receipts',
  access: 'member',
  reach: 'full',
  largeBody: true,
  request: z =>
    z.object({
      orderNo: OrderNo(z),
      /** Name of the file. */
      name: Text(z, 255),
      picture: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    }),
  reply: z => z.object({ order: DepositOrder(z) }),
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'NOT_FOUND', 'ORDER_ENDED'],
  limits: ['receipts'],
} as const satisfies Endpoint

export const removeDepositReceipt = {
  name: 'removeDepositReceipt',
  summary: 'Takes a picture back that was added to an open deposit (MEM-26).',
  method: 'DELETE',
  path: '/wps/v2/deposit/orders/receipts',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z), receiptId: Code(z) }),
  reply: z => z.object({ order: DepositOrder(z) }),
  errors: ['NOT_FOUND', 'ORDER_ENDED'],
} as const satisfies Endpoint

export const claimDeposit = {
  name: 'claimDeposit',
  summary:
    '“I have paid”: staff and gateway look for the payment. Also of an order that failed or expired, where a receipt was added (MEM-26, MEM-27, API-98).',
  method: 'POST',
  path: '/wps/v2/deposit/orders/claim',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z), remark: z.optional(Typed(z)) }),
  reply: z => z.object({ order: DepositOrder(z) }),
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'NOT_FOUND', 'ORDER_ENDED'],
} as const satisfies Endpoint

export const cancelDeposit = {
  name: 'cancelDeposit',
  summary: 'Cancels a deposit that is pending; money that comes all the same is credited (MEM-26, API-99).',
  method: 'DELETE',
  path: '/wps/v2/deposit/orders',
  access: 'member',
  reach: 'full',
  request: z => z.object({ orderNo: OrderNo(z) }),
  reply: z => z.object({ order: DepositOrder(z) }),
  errors: ['NOT_FOUND', 'ORDER_ENDED'],
} as const satisfies Endpoint
