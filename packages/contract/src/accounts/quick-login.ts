import type { Endpoint } from '../endpoint.ts'
import { answerFields, Code, Empty, Text, refusedFields } from '../fields.ts'
import { LoginReply, loginErrors, LoginRefusal } from './login.ts'
import { quickKinds } from './quick-options.ts'

export const quickLogin = {
  name: 'quickLogin',
  summary: 'Logs in with the PIN or the passkey of a device; five failures switch it off there (AUTH-32, API-83).',
  method: 'POST',
  path: '/wps/session/login/quick',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      deviceId: Code(z),
      /** Known to the device alone, so that a PIN is good nowhere else. */
      deviceSecret: z.optional(Text(z, 128)),
      pin: z.optional(Text(z, 6)),
      assertion: z.optional(Text(z, 8192)),
    }),
  reply: LoginReply,
  refusal: z =>
    z.object({ left: z.optional(z.number()), secondVerification: LoginRefusal(z).shape.secondVerification }),
  errors: ['QUICK_LOGIN_OFF', 'ANSWER_INVALID', ...loginErrors],
  limits: ['heavy-calls', 'password-hashes', 'quick-login-failures'],
} as const satisfies Endpoint

export const quickDevices = {
  name: 'quickDevices',
  summary: 'Devices that may log in quickly, and a challenge to add one (AUTH-32).',
  method: 'GET',
  path: '/wps/v2/member/quick-login',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      devices: z.array(
        z.object({ deviceId: z.string(), kind: z.enum(quickKinds), name: z.string(), addedAt: z.string() }),
      ),
      challenge: z.string(),
      rpId: z.string(),
      userId: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const setQuickLogin = {
  name: 'setQuickLogin',
  summary:
    'Adds a device with its PIN or passkey, or takes one away. Adding needs the password, and a code where two-factor is on (AUTH-31, AUTH-32, API-84).',
  method: 'PUT',
  path: '/wps/v2/member/quick-login',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      enabled: z.boolean(),
      kind: z.optional(z.enum(quickKinds)),
      deviceId: z.optional(Code(z)),
      deviceSecret: z.optional(Text(z, 128)),
      name: z.optional(Text(z, 64)),
      pin: z.optional(Text(z, 6)),
      /** The authenticator's answer, as JSON. */
      credential: z.optional(Text(z, 16_384)),
      password: z.optional(Text(z, 255)),
      /** A code of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
      removeDeviceId: z.optional(Code(z)),
    }),
  reply: z =>
    z.object({
      devices: z.array(
        z.object({ deviceId: z.string(), kind: z.enum(quickKinds), name: z.string(), addedAt: z.string() }),
      ),
    }),
  refusal: z => z.object({ ...answerFields(z), ...refusedFields(z) }),
  errors: [
    'FIELD_INVALID',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'OLD_PASSWORD_INVALID',
    'FACTOR_REQUIRED',
    'LOGIN_LOCKED',
    'SECURITY_WAIT',
    'FUNCTION_DISABLED',
    'NOT_FOUND',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures'],
} as const satisfies Endpoint
