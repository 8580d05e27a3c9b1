import { Code, Day, FieldsAndAnswerRefusal, Text, Time, Typed } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { optionalPage, pageFields } from './paging.ts'
import type { Endpoint } from './endpoint.ts'

/** Where the other party of a transfer stands: directly above, or anywhere below. */
export const transferDirections = ['upline', 'downline'] as const
export type TransferDirection = (typeof transferDirections)[number]
/** Characters of a remark (MEM-35). */
export const remarkMax = 140

const Direction = (z: Pick<Parameters<Endpoint['reply']>[0], 'enum'>) => z.enum(transferDirections)

export const peerTransfers = {
  name: 'peerTransfers',
  summary:
    'What a player may transfer to whom, and the transfers so far, the newest first (WAL-15 to WAL-17, MEM-35, API-107).',
  method: 'GET',
  path: '/wps/v2/transfers/peer',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      /** Where the other party of a transfer stands; absent is anywhere. */
      direction: z.optional(Direction(z)),
      /** Days of the site's calendar, both included. */
      from: z.optional(Day(z)),
      to: z.optional(Day(z)),
      /** Finds the transfer that was sent under this key, where the answer was lost. */
      idempotencyKey: z.optional(Code(z)),
      ...optionalPage(z),
    }),
  reply: z =>
    z.object({
      config: z.object({
        /** The account directly above, masked; null where there is nobody to transfer to. */
        upline: z.nullable(z.string()),
        /** Whether accounts below may be transferred to. */
        downline: z.boolean(),
        min: Amount(z),
        max: Amount(z),
        currency: Currency(z),
        currencySymbol: z.string(),
        /** Whether there is a transaction password; without one nothing is transferred. */
        hasPaymentPassword: z.boolean(),
        /**
         * Whether the account has a password, which setting a transaction password takes; an
         * account opened by one click may have none.
         */
        hasPassword: z.boolean(),
        /** Whether a code of the authenticator is asked for. */
        needsCode: z.boolean(),
        /**
         * Until when nothing can be transferred, after a login that only a password vouched for;
         * null where that is not so.
         */
        delayedUntil: z.nullable(Time(z)),
      }),
      content: z.array(
        z.object({
          orderNo: z.string(),
          at: Time(z),
          direction: Direction(z),
          /** Masked where it stands above. */
          counterpart: z.string(),
          /** Negative where it was sent. */
          amount: Amount(z),
          currency: Currency(z),
          status: z.enum(['done']),
          remark: z.string(),
        }),
      ),
      ...pageFields(z),
    }),
  errors: [],
} as const satisfies Endpoint

export const transferPeer = {
  name: 'transferPeer',
  summary:
    'Transfers money to the account directly above, or of an agent to one below, named in full. It takes the transaction password, and a code where two-factor is on. The same key answers as the first time (WAL-15, WAL-16, WAL-30, ROLE-22, API-108).',
  method: 'POST',
  path: '/wps/v2/transfers/peer',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      direction: Direction(z),
      /** The account that gets it, where it stands below. */
      account: z.optional(Typed(z)),
      amount: Typed(z),
      paymentPassword: Text(z, 255),
      /** Of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
      remark: z.optional(Typed(z)),
      idempotencyKey: Code(z),
    }),
  reply: z => z.object({ orderNo: z.string(), balance: Amount(z), currency: Currency(z) }),
  refusal: FieldsAndAnswerRefusal,
  errors: [
    'FIELD_INVALID',
    'TRANSFER_REFUSED',
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
