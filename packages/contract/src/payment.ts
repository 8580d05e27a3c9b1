import { Nothing, Text, Typed } from './fields.ts'
import type { Endpoint } from './endpoint.ts'

export const setPaymentPassword = {
  name: 'setPaymentPassword',
  summary:
    'Sets the transaction password, which is asked for where money moves. It takes the password of the account, the transaction password that was set before, and a code where two-factor is on (API-90, AUTH-31, VAL-09, VAL-40).',
  method: 'PUT',
  path: '/wps/v2/member/payment-password',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      oldPaymentPassword: z.optional(Text(z, 255)),
      paymentPassword: Typed(z),
      confirmPaymentPassword: Typed(z),
      password: z.optional(Text(z, 255)),
      /** Of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
    }),
  reply: Nothing,
  refusal: z =>
    z.object({
      fields: z.optional(z.record(z.string(), z.string())),
      left: z.optional(z.number()),
      minutes: z.optional(z.number()),
      hours: z.optional(z.number()),
    }),
  errors: [
    'FIELD_INVALID',
    'OLD_PASSWORD_INVALID',
    'LOGIN_LOCKED',
    'LOGIN_AGAIN',
    'PAYMENT_PASSWORD_INVALID',
    'FACTOR_REQUIRED',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'SECURITY_WAIT',
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
} as const satisfies Endpoint
