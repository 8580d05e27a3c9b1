import type { Endpoint } from '../endpoint.ts'
import { Empty, Text } from '../fields.ts'
import { AnswerRefusal } from './login.ts'

export const twoFactor = {
  name: 'twoFactor',
  summary: 'Whether the account asks for a code of an authenticator, and how many recovery codes are left (AUTH-31).',
  method: 'GET',
  path: '/wps/v2/member/2fa',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      enabled: z.boolean(),
      recoveryLeft: z.number(),
      /**
       * An account that was opened by one click may have none: it shows itself by a login of the
       * last minutes.
       */
      hasPassword: z.optional(z.boolean()),
    }),
  errors: [],
} as const satisfies Endpoint

export const turnOnTwoFactor = {
  name: 'turnOnTwoFactor',
  summary:
    'In two steps: `setup` with the password answers the secret, `confirm` with one code of it switches on and answers the recovery codes, once. An account without a password shows a login of the last ten minutes instead (AUTH-31, API-85).',
  method: 'POST',
  path: '/wps/v2/member/2fa',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      step: z.enum(['setup', 'confirm']),
      code: z.optional(Text(z, 16)),
      password: z.optional(Text(z, 255)),
    }),
  reply: z =>
    z.object({
      secret: z.optional(z.string()),
      otpauthUrl: z.optional(z.string()),
      recoveryCodes: z.optional(z.array(z.string())),
    }),
  refusal: AnswerRefusal,
  errors: [
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'CHALLENGE_ENDED',
    'OLD_PASSWORD_INVALID',
    'LOGIN_LOCKED',
    'LOGIN_AGAIN',
    'SECURITY_WAIT',
    'TWO_FACTOR_ON',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures'],
} as const satisfies Endpoint

export const turnOffTwoFactor = {
  name: 'turnOffTwoFactor',
  summary:
    'Off needs a code, or a recovery code, and the password; an account without one shows a login of the last ten minutes (AUTH-31, API-86).',
  method: 'DELETE',
  path: '/wps/v2/member/2fa',
  access: 'member',
  reach: 'full',
  sealed: 'header',
  request: z => z.object({ code: Text(z, 32, 1), password: z.optional(Text(z, 255)) }),
  reply: z => z.object({ enabled: z.boolean() }),
  refusal: AnswerRefusal,
  errors: [
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'OLD_PASSWORD_INVALID',
    'LOGIN_LOCKED',
    'LOGIN_AGAIN',
    'SECURITY_WAIT',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures'],
} as const satisfies Endpoint
