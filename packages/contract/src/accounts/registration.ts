import type { Endpoint } from '../endpoint.ts'
import { Code, humanProof, Text, Typed, refusedFields } from '../fields.ts'
import type { ReplyZod, Zod } from '../z.ts'
import { identityChannels } from './login.ts'

/**
 * Fields that a person may be asked for at registration, by the site's configuration (REG-02 to
 * REG-12, REG-22).
 */
const userFields = (z: Zod) => ({
  password: z.optional(Typed(z)),
  confirmPassword: z.optional(Typed(z)),
  payeeName: z.optional(Typed(z)),
  paymentPassword: z.optional(Typed(z)),
  qqNum: z.optional(Typed(z)),
  line: z.optional(Typed(z)),
  whatsapp: z.optional(Typed(z)),
  facebook: z.optional(Typed(z)),
  wechat: z.optional(Typed(z)),
  idNumber: z.optional(Typed(z)),
  email: z.optional(Typed(z)),
  birthday: z.optional(Typed(z)),
  recommenderId: z.optional(Typed(z)),
  mobileNum: z.optional(Typed(z)),
  countryDialingCode: z.optional(Text(z, 8)),
  verificationCode: z.optional(Typed(z)),
  affiliateCode: z.optional(Typed(z)),
  referralCode: z.optional(Typed(z)),
})

/** A registration as it is sent; by mobile number, `username` is the number (REG-21 to REG-23). */
const Registration = (z: Zod) =>
  z.object({
    username: Typed(z),
    ...userFields(z),
    terms: z.boolean(),
    captcha: z.optional(Text(z, 16)),
    captchaId: z.optional(Code(z, 128)),
    ...humanProof(z),
    firebaseChannel: z.optional(z.enum(identityChannels)),
    firebaseIdToken: z.optional(Text(z, 8192)),
    domain: z.optional(Text(z, 255)),
    registerUrl: Text(z, 2048),
    registerMethod: z.literal('WEB'),
    login: z.boolean(),
    idempotencyKey: Code(z, 64),
  })

const registrationErrors = [
  'FIELD_INVALID',
  'USERNAME_TAKEN',
  'MOBILE_TAKEN',
  'EMAIL_TAKEN',
  'TERMS_REQUIRED',
  'REGISTRATION_CLOSED',
  'REGISTER_TOO_MANY',
  'AFFILIATE_INVALID',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'HUMAN_REQUIRED',
  'SMS_CODE_INVALID',
  'SMS_CODE_EXPIRED',
  'IDENTITY_INVALID',
  'FUNCTION_DISABLED',
  'SEAL_INVALID',
  'SEAL_STALE',
  'TX_CONFLICT',
] as const

/** Fields that are wrong, or the hours until one more account may be opened from this network. */
const RegistrationRefusal = (z: ReplyZod) => z.object({ ...refusedFields(z), hours: z.optional(z.number()) })
const Registered = (z: ReplyZod) =>
  z.object({ token: z.nullable(z.string()), firstTimeLogin: z.boolean(), account: z.string(), type: z.number() })

export const register = {
  name: 'register',
  summary: 'Opens an account by username and, with the login flag, a session (REG-18 to REG-24).',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  sealed: 'body',
  request: Registration,
  reply: Registered,
  refusal: RegistrationRefusal,
  errors: registrationErrors,
  limits: ['heavy-calls', 'password-hashes', 'registrations', 'code-tries'],
} as const satisfies Endpoint

export const registerMobile = {
  name: 'registerMobile',
  summary: 'Opens an account whose username is a mobile number (REG-20, REG-21, REG-24).',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  sealed: 'body',
  request: Registration,
  reply: Registered,
  refusal: RegistrationRefusal,
  errors: registrationErrors,
  limits: ['heavy-calls', 'password-hashes', 'registrations', 'code-tries'],
} as const satisfies Endpoint
