import type * as zod from 'zod/mini'
import { Code, Text } from './fields.ts'
import { depositGroups, paymentFields } from './deposits.ts'
import type { Zod } from './z.ts'

// The protocol of the sandbox gateway, which stands on the studio's origin. Every call, in both
// directions, is signed as calls of game vendors are (`signVendorCall`), with the same keys.

/** Calls of the platform to the gateway; each is a POST of JSON. */
export const gatewayPaths = { open: '/payments', find: '/payments/find', cancel: '/payments/cancel' } as const

/** A payment that is to be opened. The same order number opens it once, and answers as then. */
export const OpenPayment = (z: Zod) =>
  z.object({
    orderNo: Code(z, 32),
    group: z.enum(depositGroups),
    /** Decimal text in the currency. */
    amount: Text(z, 32),
    currency: Text(z, 5),
    /** ISO 8601. */
    expiresAt: Text(z, 32),
    /** Where the page of the gateway leads back to. */
    returnUrl: Text(z, 2000),
    payerName: z.nullable(Text(z, 255)),
  })
export type OpenPayment = zod.infer<ReturnType<typeof OpenPayment>>

/** How a payment is made, as the gateway answers it. */
export const OpenedPayment = (z: Zod) =>
  z.object({
    paymentId: Code(z),
    amount: Text(z, 32),
    currency: Text(z, 5),
    details: z.array(z.object({ field: z.enum(paymentFields), value: Text(z, 255) })),
    qr: z.nullable(Text(z, 2000)),
    pageUrl: z.nullable(Text(z, 2000)),
  })
export type OpenedPayment = zod.infer<ReturnType<typeof OpenedPayment>>

/** Names a payment by its order. */
export const PaymentOfOrder = (z: Zod) => z.object({ orderNo: Code(z, 32) })

const statusFields = (z: Zod) => ({
  paymentId: Code(z),
  orderNo: Code(z, 32),
  state: z.enum(['open', 'paid', 'failed', 'cancelled']),
  /** What has arrived, as decimal text; `0` before anything has. */
  paid: Text(z, 32),
  currency: Text(z, 5),
})

/** What became of a payment. */
export const PaymentStatus = (z: Zod) => z.object(statusFields(z))
export type PaymentStatus = zod.infer<ReturnType<typeof PaymentStatus>>

/** A callback: news of a payment. An event that is sent again has the same id. */
export const PaymentEvent = (z: Zod) => z.object({ ...statusFields(z), eventId: Code(z) })
export type PaymentEvent = zod.infer<ReturnType<typeof PaymentEvent>>

/** Where the platform takes callbacks of a gateway. */
export const callbackPath = (gateway: string) => `/gateways/${gateway}/callbacks` as const

/**
 * What the sandbox gateway does once a payer has paid, by the last two digits of the amount; any
 * other amount is paid and reported once, at once.
 */
export const sandboxPayments = {
  '01': 'failure',
  '02': 'delay',
  '03': 'duplicate',
  '04': 'late',
  '05': 'forged',
  '06': 'short',
  '07': 'contradiction',
  '08': 'lost',
} as const
export type SandboxPayment = (typeof sandboxPayments)[keyof typeof sandboxPayments]
