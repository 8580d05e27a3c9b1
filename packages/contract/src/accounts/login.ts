import type { Endpoint } from '../endpoint.ts'
import { answerFields, Code, humanProof, Text } from '../fields.ts'
import type { ReplyZod } from '../z.ts'

/**
 * A session that has begun. While `pending`, it may do nothing but change its password (AUTH-27).
 */
export const LoginReply = (z: ReplyZod) =>
  z.object({
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    pending: z.optional(z.boolean()),
    account: z.string(),
    type: z.number(),
  })

/**
 * Ways to prove one's identity where a login comes from an address that the account does not know
 * (AUTH-28).
 */
export const secondMethods = ['sms', 'email', 'bank', 'totp'] as const
export type SecondMethod = (typeof secondMethods)[number]
const SecondVerification = (z: ReplyZod) =>
  z.object({
    challengeId: z.string(),
    methods: z.array(z.object({ method: z.enum(secondMethods), target: z.string() })),
  })

/** The value of a refused login. */
export const LoginRefusal = (z: ReplyZod) =>
  z.object({
    needCaptcha: z.optional(z.boolean()),
    minutes: z.optional(z.number()),
    secondVerification: z.optional(SecondVerification(z)),
  })

/** Refusals of a login that proved its account and still may not start a session, or not yet. */
export const loginErrors = [
  'ACCOUNT_DISABLED',
  'NON_MEMBER',
  'NON_AGENT',
  'SECOND_VERIFICATION',
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
      /** A secret of this browser, by which it is recognised later (AUTH-31). */
      deviceSecret: z.optional(Text(z, 128)),
      ...humanProof(z),
    }),
  reply: LoginReply,
  refusal: LoginRefusal,
  errors: [
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'HUMAN_REQUIRED',
    'PHONE_INVALID',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_DISABLED',
    ...loginErrors,
  ],
  limits: ['heavy-calls', 'password-hashes', 'login-failures', 'logins-without-captcha', 'code-tries'],
} as const satisfies Endpoint

export const freeplay = {
  name: 'freeplay',
  summary: 'Starts a trial account with demo money that can never meet real money (AUTH-49).',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  sealed: 'header',
  request: z => z.object({ os: Text(z, 64), platform: z.literal('W') }),
  reply: LoginReply,
  errors: ['SEAL_INVALID', 'SEAL_STALE'],
  limits: ['trials'],
} as const satisfies Endpoint

/** Providers of identities: `phone` stands for a number that the provider has verified (REG-37). */
export const identityChannels = ['google', 'facebook', 'phone'] as const
export type IdentityChannel = (typeof identityChannels)[number]

export const loginIdentity = {
  name: 'loginIdentity',
  summary:
    'Logs in with the id token of an identity provider. A token of nobody we know answers REGISTER_REQUIRED: registration then carries it (REG-37, API-80).',
  method: 'POST',
  path: '/wps/session/login/firebase',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      firebaseChannel: z.enum(identityChannels),
      firebaseIdToken: Text(z, 8192, 1),
      deviceSecret: z.optional(Text(z, 128)),
    }),
  reply: LoginReply,
  refusal: LoginRefusal,
  errors: ['IDENTITY_INVALID', 'REGISTER_REQUIRED', 'FUNCTION_DISABLED', ...loginErrors],
} as const satisfies Endpoint

/** The refusal of a call that takes a code. */
export const AnswerRefusal = (z: ReplyZod) => z.object(answerFields(z))

export const sendSecond = {
  name: 'sendSecond',
  summary: 'Sends the code of a second verification to the mobile number or e-mail that the account has (API-81).',
  method: 'POST',
  path: '/wps/session/login/verification/send',
  access: 'public',
  sealed: 'body',
  request: z => z.object({ challengeId: Code(z, 128), method: z.enum(secondMethods) }),
  reply: z => z.object({ expiredMinutes: z.number(), target: z.string() }),
  refusal: AnswerRefusal,
  errors: [
    'CHALLENGE_ENDED',
    'ANSWER_LOCKED',
    'SMS_TOO_MANY',
    'SMS_WAIT',
    'SMS_QUOTA',
    'SMS_UNKNOWN',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['codes', 'answer-failures'],
} as const satisfies Endpoint

export const answerSecond = {
  name: 'answerSecond',
  summary: 'Answers a second verification; the login that asked for it then goes on (API-82, AUTH-29).',
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'public',
  sealed: 'body',
  request: z => z.object({ challengeId: Code(z, 128), method: z.enum(secondMethods), answer: Text(z, 255, 1) }),
  reply: LoginReply,
  refusal: AnswerRefusal,
  errors: ['CHALLENGE_ENDED', 'ANSWER_INVALID', 'ANSWER_LOCKED', 'SMS_CODE_EXPIRED', ...loginErrors],
  limits: ['answer-failures', 'code-tries'],
} as const satisfies Endpoint
