import type * as zod from 'zod/mini'
import { Code, Empty, FieldsAndAnswerRefusal, Text, Time, Typed } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** Kinds of accounts that money is paid out to (MEM-16). */
export const payoutKinds = ['bank', 'wallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** How the number of an account is written, and by which it is checked. */
export const payoutFormats = ['iban', 'account', 'email', 'bitcoin'] as const
export type PayoutFormat = (typeof payoutFormats)[number]

/** Characters of the real name of a player, the one on accounts. */
export const payeeNameMax = 80
/** Characters of the number of an account as typed. */
export const accountNumberMax = 120

/** Where money goes, as its owner sees it. */
export const payoutTarget = (z: ReplyZod) => ({
  kind: z.enum(payoutKinds),
  /** Name of the bank, the wallet or the coin, in the language of the call. */
  bank: z.string(),
  /** Its beginning and end, such as `NL •••• 4471`. */
  numberMasked: z.string(),
  holder: z.string(),
})

/** An account as its owner sees it. */
export const PayoutAccount = (z: ReplyZod) =>
  z.object({ id: z.string(), ...payoutTarget(z), default: z.boolean(), addedAt: Time(z) })
export type PayoutAccount = zod.infer<ReturnType<typeof PayoutAccount>>

export const payoutAccounts = {
  name: 'payoutAccounts',
  summary: 'The accounts that money is paid out to, masked, and what adding one takes (MEM-16, API-92).',
  method: 'GET',
  path: '/wps/v2/member/payout-accounts',
  access: 'member',
  reach: 'full',
  request: z => z.object({}),
  reply: z =>
    z.object({
      list: z.array(PayoutAccount(z)),
      /** How many there may be. */
      max: z.number(),
      /** What can be added: banks, wallets and coins, in the order of the list. */
      providers: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(payoutKinds),
          name: z.string(),
          format: z.enum(payoutFormats),
        }),
      ),
      /** The real name of the player, which every account bears; null until it is set. */
      payeeName: z.nullable(z.string()),
      hasPaymentPassword: z.boolean(),
      /** Whether the account has a password, which setting a transaction password takes. */
      hasPassword: z.boolean(),
      /** Whether a code of the authenticator is asked for. */
      needsCode: z.boolean(),
      /** Until when nothing can be changed; null where that is not so. */
      delayedUntil: z.nullable(Time(z)),
    }),
  errors: [],
} as const satisfies Endpoint

/** Refusals of what takes the transaction password, and a code where two-factor is on. */
const ownerErrors = [
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_INVALID',
  'FACTOR_REQUIRED',
  'ANSWER_INVALID',
  'ANSWER_LOCKED',
  'SECURITY_WAIT',
  'SEAL_INVALID',
  'SEAL_STALE',
] as const

export const addPayoutAccount = {
  name: 'addPayoutAccount',
  summary:
    'Adds an account of the player’s own real name. `fields.number` is `empty`, `format`, `checksum` or `exists`, `fields.holder` is `empty`, or `holder` where it is another name (MEM-16, API-93).',
  method: 'POST',
  path: '/wps/v2/member/payout-accounts',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      providerId: Code(z),
      number: Typed(z),
      /** The name on the account. */
      holder: Typed(z),
      default: z.optional(z.boolean()),
      paymentPassword: Text(z, 255),
      /** Of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
    }),
  reply: z => z.object({ id: z.string() }),
  refusal: FieldsAndAnswerRefusal,
  errors: ['FIELD_INVALID', 'PAYEE_NAME_MISSING', 'PAYOUT_ACCOUNTS_FULL', ...ownerErrors],
  limits: ['password-hashes', 'payment-password-failures', 'answer-failures'],
} as const satisfies Endpoint

export const changePayoutAccount = {
  name: 'changePayoutAccount',
  summary: 'Makes an account the one that is chosen beforehand (MEM-16).',
  method: 'PUT',
  path: '/wps/v2/member/payout-accounts',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: Code(z) }),
  reply: Empty,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

export const removePayoutAccount = {
  name: 'removePayoutAccount',
  summary: 'Removes an account; withdrawals on their way to it go on (MEM-16, API-94).',
  method: 'POST',
  path: '/wps/v2/member/payout-accounts/remove',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z => z.object({ id: Code(z), paymentPassword: Text(z, 255), code: z.optional(Text(z, 32)) }),
  reply: Empty,
  refusal: FieldsAndAnswerRefusal,
  errors: ['NOT_FOUND', 'FIELD_INVALID', ...ownerErrors],
  limits: ['password-hashes', 'payment-password-failures', 'answer-failures'],
} as const satisfies Endpoint

export const setPayeeName = {
  name: 'setPayeeName',
  summary:
    'Sets the real name of a player, once; after that customer service alone can change it. It is an answer of the second verification, so the security delay holds it back (MEM-16, AUTH-29).',
  method: 'PUT',
  path: '/wps/v2/member/payee-name',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z => z.object({ payeeName: Typed(z) }),
  reply: z => z.object({ payeeName: z.string() }),
  refusal: FieldsAndAnswerRefusal,
  errors: ['FIELD_INVALID', 'PAYEE_NAME_SET', 'SECURITY_WAIT', 'SEAL_INVALID', 'SEAL_STALE'],
} as const satisfies Endpoint
