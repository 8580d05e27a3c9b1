import { Code, Empty, Nothing, Text } from './fields.ts'
import type { Row } from './row.ts'
import type { ReplyZod } from './z.ts'

const LoginResult = (z: ReplyZod) =>
  z.object({
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    account: z.string(),
    type: z.number(),
  })
const LoginRefusal = (z: ReplyZod) =>
  z.object({
    needCaptcha: z.optional(z.boolean()),
    minutes: z.optional(z.number()),
  })

export const login = {
  name: 'login',
  summary: 'Logs in with a username and password. A refusal says whether a captcha is needed (AUTH-01 to AUTH-07).',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      username: Text(z, 64, 1),
      password: Text(z, 255, 1),
      type: z.enum(['username']),
      captcha: z.optional(Text(z, 16)),
      captchaId: z.optional(Code(z, 128)),
      side: z.optional(z.enum(['player', 'agent'])),
    }),
  reply: LoginResult,
  refusal: LoginRefusal,
  errors: [
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'ACCOUNT_DISABLED',
    'PASSWORD_CHANGE_REQUIRED',
    'NON_MEMBER',
    'NON_AGENT',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
} as const satisfies Row

export const freeplay = {
  name: 'freeplay',
  summary: 'Starts a trial account with demo money that can never meet real money (AUTH-49).',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  sealed: 'header',
  request: z => z.object({ os: Text(z, 64), platform: z.literal('W') }),
  reply: LoginResult,
  errors: ['SEAL_INVALID', 'SEAL_STALE'],
} as const satisfies Row

export const logout = {
  name: 'logout',
  summary: 'Ends the session of the token (AUTH-51, AUTH-52).',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  reach: 'play',
  trial: true,
  request: Empty,
  reply: Nothing,
  errors: [],
} as const satisfies Row

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
} as const satisfies Row
