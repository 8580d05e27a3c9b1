import { Code, Empty, Text } from './fields.ts'
import type { Row } from './row.ts'

export const register = {
  name: 'register',
  summary: 'Opens an account by username and, with the login flag, a session (REG-18 to REG-24).',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      username: Text(z, 64, 1),
      password: Text(z, 255, 1),
      confirmPassword: Text(z, 255, 1),
      terms: z.boolean(),
      affiliateCode: z.optional(Text(z, 64)),
      referralCode: z.optional(Text(z, 64)),
      captcha: z.optional(Text(z, 16)),
      captchaId: z.optional(Code(z, 128)),
      domain: z.optional(Text(z, 255)),
      registerUrl: Text(z, 2048),
      registerMethod: z.literal('WEB'),
      login: z.boolean(),
      idempotencyKey: Code(z, 64),
    }),
  reply: z =>
    z.object({ token: z.nullable(z.string()), firstTimeLogin: z.boolean(), account: z.string(), type: z.number() }),
  refusal: z => z.object({ fields: z.optional(z.record(z.string(), z.string())) }),
  errors: [
    'FIELD_INVALID',
    'USERNAME_TAKEN',
    'TERMS_REQUIRED',
    'REGISTRATION_CLOSED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
    'TX_CONFLICT',
  ],
} as const satisfies Row

export const memberInfo = {
  name: 'memberInfo',
  summary:
    'Who the session belongs to. Asked with a hand-over code, it answers with a session token too (API-06, BOOT-22).',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  reach: 'play',
  trial: true,
  request: Empty,
  reply: z =>
    z.object({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: z.number(),
      token: z.optional(z.string()),
      customerId: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      vipLabel: z.string(),
      vipRank: z.number(),
      reach: z.enum(['play', 'full']),
      lastLoginAt: z.nullable(z.string()),
    }),
  errors: [],
} as const satisfies Row
