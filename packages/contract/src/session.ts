import { Code, Empty, humanProof, Nothing, Text } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** A session that has begun. While `pending`, it may do nothing but change its password (AUTH-27). */
export const Entered = (z: ReplyZod) =>
  z.object({
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    pending: z.optional(z.boolean()),
    account: z.string(),
    type: z.number(),
  })

/** Ways to show that it is you, where a login comes from an address that the account does not know (AUTH-28). */
export const secondMethods = ['sms', 'email', 'bank', 'totp'] as const
export type SecondMethod = (typeof secondMethods)[number]
const SecondVerification = (z: ReplyZod) =>
  z.object({
    challengeId: z.string(),
    methods: z.array(z.object({ method: z.enum(secondMethods), target: z.string() })),
  })

/** What a refused login says beside its code. */
export const LoginRefusal = (z: ReplyZod) =>
  z.object({
    needCaptcha: z.optional(z.boolean()),
    minutes: z.optional(z.number()),
    secondVerification: z.optional(SecondVerification(z)),
  })

/** Refusals of whoever shows that they own an account but may not come in, or not yet. */
export const entryErrors = [
  'ACCOUNT_DISABLED',
  'NON_MEMBER',
  'NON_AGENT',
  'SECOND_VERIFICATION',
  'BUSY',
  'SEAL_INVALID',
  'SEAL_STALE',
] as const

export const login = {
  name: 'login',
  summary:
    'Logs in with a username and password, or with a mobile number and the code sent to it. A refusal says whether a captcha or a second verification is needed (AUTH-01 to AUTH-07, AUTH-28).',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      username: Text(z, 64, 1),
      password: Text(z, 255, 1),
      type: z.enum(['username', 'sms']),
      countryDialingCode: z.optional(Text(z, 8)),
      captcha: z.optional(Text(z, 16)),
      captchaId: z.optional(Code(z, 128)),
      side: z.optional(z.enum(['player', 'agent'])),
      /** Known to one browser alone, so that it is known again (AUTH-31). */
      deviceSecret: z.optional(Text(z, 128)),
      ...humanProof(z),
    }),
  reply: Entered,
  refusal: LoginRefusal,
  errors: [
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'PHONE_INVALID',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_DISABLED',
    ...entryErrors,
  ],
} as const satisfies Endpoint

export const freeplay = {
  name: 'freeplay',
  summary: 'Starts a trial account with demo money that can never meet real money (AUTH-49).',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  sealed: 'header',
  request: z => z.object({ os: Text(z, 64), platform: z.literal('W') }),
  reply: Entered,
  errors: ['SEAL_INVALID', 'SEAL_STALE'],
} as const satisfies Endpoint

export const logout = {
  name: 'logout',
  summary:
    "Ends the session of the token, and where that is the operator's own site, those on partners' pages, too; `alone` where it only gives way to another one (AUTH-51, AUTH-52).",
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  reach: 'play',
  trial: true,
  pending: true,
  request: z => z.object({ alone: z.optional(z.literal('1')) }),
  reply: Nothing,
  errors: [],
} as const satisfies Endpoint

export const handover = {
  name: 'handover',
  summary:
    'A single-use code, good for 60 seconds, with which another tab of the same origin gets a session of its own (BOOT-22).',
  method: 'POST',
  path: '/wps/session/handover',
  access: 'member',
  reach: 'play',
  trial: true,
  request: Empty,
  reply: z => z.object({ code: z.string() }),
  errors: [],
} as const satisfies Endpoint

export const sessions = {
  name: 'sessions',
  summary: 'Where the account is logged in: the sessions that live, the newest first.',
  method: 'GET',
  path: '/wps/v2/member/sessions',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      list: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          seenAt: z.string(),
          device: z.string(),
          ip: z.string(),
          origin: z.nullable(z.string()),
          current: z.boolean(),
        }),
      ),
    }),
  errors: [],
} as const satisfies Endpoint

export const revokeSessions = {
  name: 'revokeSessions',
  summary: 'Ends one session of the account by its id, or every one but that of the token.',
  method: 'DELETE',
  path: '/wps/v2/member/sessions',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: z.optional(Code(z)) }),
  reply: z => z.object({ ended: z.number() }),
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint
