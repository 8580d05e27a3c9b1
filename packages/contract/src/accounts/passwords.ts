import type { Endpoint } from '../endpoint.ts'
import { Code, deviceTag, FieldsAndAnswerRefusal, humanProof, Nothing, refusedFields, Text, Typed } from '../fields.ts'
import { contactKinds } from './contacts.ts'
import { LoginReply, LoginRefusal } from './login.ts'

export const changePassword = {
  name: 'changePassword',
  summary:
    'Sets a new password and answers a new token; every other session of the account ends. Where two-factor is on it takes a code, too. A session that is pending becomes a whole one (AUTH-24, AUTH-27, AUTH-31, AUTH-39, AUTH-40).',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  reach: 'full',
  pending: true,
  sealed: 'body',
  request: z =>
    z.object({
      oldPassword: Text(z, 255, 1),
      newPassword: Text(z, 255, 1),
      confirmNewPassword: Text(z, 255, 1),
      /** A code of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
    }),
  reply: z => z.object({ token: z.string() }),
  refusal: z => z.object({ ...refusedFields(z), left: z.optional(z.number()), minutes: z.optional(z.number()) }),
  errors: [
    'FIELD_INVALID',
    'OLD_PASSWORD_INVALID',
    'FACTOR_REQUIRED',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'LOGIN_LOCKED',
    'SECURITY_WAIT',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures'],
} as const satisfies Endpoint

export const forgotByEmail = {
  name: 'forgotByEmail',
  summary:
    'Sends a link to the e-mail of an account, with which a new password is set: once, within 30 minutes (AUTH-41 to AUTH-43).',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  encoding: 'form',
  request: z =>
    z.object({
      username: Text(z, 64, 1),
      email: Text(z, 254, 1),
      captcha: z.optional(Text(z, 16)),
      captchaId: z.optional(Code(z, 128)),
      device: deviceTag(z),
      ...humanProof(z),
    }),
  reply: Nothing,
  refusal: z => z.object({ needCaptcha: z.optional(z.boolean()), ...refusedFields(z) }),
  errors: [
    'FIELD_INVALID',
    'USER_EMAIL_UNKNOWN',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'HUMAN_REQUIRED',
    'SMS_UNKNOWN',
  ],
  limits: ['reset-requests', 'resets-without-captcha'],
} as const satisfies Endpoint

export const resetPassword = {
  name: 'resetPassword',
  summary:
    'Sets a new password with the code sent to a mobile number, which also logs in, or with the token of a link from an e-mail, which does not. All sessions of the account end (AUTH-44, AUTH-47, AUTH-48).',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'public',
  sealed: 'body',
  request: z =>
    z.object({
      newPassword: Text(z, 255, 1),
      mobileNum: z.optional(Text(z, 32)),
      countryDialingCode: z.optional(Text(z, 8)),
      verificationCode: z.optional(Text(z, 255)),
      resetToken: z.optional(Code(z, 128)),
      deviceSecret: z.optional(Text(z, 128)),
    }),
  reply: z => z.object({ session: z.nullable(LoginReply(z)), account: z.string() }),
  refusal: z =>
    z.object({
      ...refusedFields(z),
      secondVerification: LoginRefusal(z).shape.secondVerification,
    }),
  errors: [
    'FIELD_INVALID',
    'PHONE_INVALID',
    'PHONE_MISSING',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'RESET_LINK_ENDED',
    'LOGIN_LOCKED',
    'SECOND_VERIFICATION',
    'ACCOUNT_DISABLED',
    'NON_MEMBER',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['heavy-calls', 'password-hashes', 'login-failures', 'code-tries'],
} as const satisfies Endpoint

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
      /** A code of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
    }),
  reply: Nothing,
  refusal: FieldsAndAnswerRefusal,
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
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'payment-password-failures', 'answer-failures'],
} as const satisfies Endpoint

export const sendPaymentCode = {
  name: 'sendPaymentCode',
  summary:
    'Sends a code to the verified contact of the account, with which a forgotten transaction password is replaced. `fields.kind` is `empty` where the account has no such contact (MEM-16).',
  method: 'POST',
  path: '/wps/v2/member/payment-password/code',
  access: 'member',
  reach: 'full',
  request: z => z.object({ kind: z.enum(contactKinds), device: deviceTag(z), ...humanProof(z) }),
  reply: z => z.object({ expiredMinutes: z.number() }),
  refusal: z => z.object({ ...refusedFields(z), hours: z.optional(z.number()) }),
  errors: [
    'FIELD_INVALID',
    'PAYMENT_PASSWORD_MISSING',
    'SECURITY_WAIT',
    'SMS_TOO_MANY',
    'SMS_WAIT',
    'SMS_UNKNOWN',
    'SMS_CAPTCHA_INVALID',
    'SMS_QUOTA',
    'SMS_DISABLED',
    'HUMAN_REQUIRED',
  ],
  limits: ['codes', 'codes-without-work'],
} as const satisfies Endpoint

export const resetPaymentPassword = {
  name: 'resetPaymentPassword',
  summary:
    'Sets another transaction password in the place of one that was forgotten. It takes the password of the account, and a code of the authenticator where two-factor is on, else the code that was sent to a verified contact. It starts the security delay (MEM-16, AUTH-31, VAL-09, VAL-40).',
  method: 'POST',
  path: '/wps/v2/member/payment-password/forgotten',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      paymentPassword: Typed(z),
      confirmPaymentPassword: Typed(z),
      password: z.optional(Text(z, 255)),
      /** Where the code was sent to. */
      kind: z.optional(z.enum(contactKinds)),
      contactCode: z.optional(Text(z, 255)),
      /** A code of the authenticator, or a recovery code. */
      code: z.optional(Text(z, 32)),
    }),
  reply: Nothing,
  refusal: FieldsAndAnswerRefusal,
  errors: [
    'FIELD_INVALID',
    'PAYMENT_PASSWORD_MISSING',
    'OLD_PASSWORD_INVALID',
    'LOGIN_LOCKED',
    'LOGIN_AGAIN',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'FACTOR_REQUIRED',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'SECURITY_WAIT',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures', 'code-tries'],
} as const satisfies Endpoint
