import { Code, Empty, Text } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import { Entered, entryErrors, LoginRefusal, secondMethods } from './session.ts'
import type { ReplyZod } from './z.ts'

/** Why no more is asked of an answer: tries that are left, minutes of a lock, hours for which the account is held back. */
const answerFields = (z: ReplyZod) => ({
  left: z.optional(z.number()),
  minutes: z.optional(z.number()),
  hours: z.optional(z.number()),
})
const AnswerRefusal = (z: ReplyZod) => z.object(answerFields(z))

/** Where identities come from: `phone` stands for a number that the provider has verified (REG-37). */
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
  reply: Entered,
  refusal: LoginRefusal,
  errors: ['IDENTITY_INVALID', 'REGISTER_REQUIRED', 'FUNCTION_DISABLED', ...entryErrors],
} as const satisfies Endpoint

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
    'SMS_QUOTA',
    'SMS_UNKNOWN',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
} as const satisfies Endpoint

export const answerSecond = {
  name: 'answerSecond',
  summary: 'Answers a second verification; the login that asked for it then goes on (API-82, AUTH-29).',
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'public',
  sealed: 'body',
  request: z => z.object({ challengeId: Code(z, 128), method: z.enum(secondMethods), answer: Text(z, 255, 1) }),
  reply: Entered,
  refusal: AnswerRefusal,
  errors: ['CHALLENGE_ENDED', 'ANSWER_INVALID', 'ANSWER_LOCKED', 'SMS_CODE_EXPIRED', ...entryErrors],
} as const satisfies Endpoint

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
      /** An account that was opened by one click may have none: it shows itself by a login of the last minutes. */
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
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
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
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
} as const satisfies Endpoint

/** How a device lets its owner in without a password (AUTH-32). */
export const quickKinds = ['pin', 'passkey'] as const

export const quickLoginOptions = {
  name: 'quickLoginOptions',
  summary:
    'What a device can do for a quick login: the masked account, and the challenge that a passkey must sign. No log of addresses holds which device asked.',
  method: 'POST',
  path: '/wps/session/login/quick/options',
  access: 'public',
  request: z => z.object({ deviceId: Code(z) }),
  reply: z =>
    z.object({
      kind: z.enum(quickKinds),
      account: z.string(),
      challenge: z.string(),
      credentialId: z.string(),
      rpId: z.string(),
    }),
  errors: ['QUICK_LOGIN_OFF'],
} as const satisfies Endpoint

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
  reply: Entered,
  refusal: z =>
    z.object({ left: z.optional(z.number()), secondVerification: LoginRefusal(z).shape.secondVerification }),
  errors: ['QUICK_LOGIN_OFF', 'ANSWER_INVALID', ...entryErrors],
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
      /** What the authenticator answered, as JSON. */
      credential: z.optional(Text(z, 16_384)),
      password: z.optional(Text(z, 255)),
      /** Of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
      removeDeviceId: z.optional(Code(z)),
    }),
  reply: z =>
    z.object({
      devices: z.array(
        z.object({ deviceId: z.string(), kind: z.enum(quickKinds), name: z.string(), addedAt: z.string() }),
      ),
    }),
  refusal: z => z.object({ ...answerFields(z), fields: z.optional(z.record(z.string(), z.string())) }),
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
    'BUSY',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
} as const satisfies Endpoint
