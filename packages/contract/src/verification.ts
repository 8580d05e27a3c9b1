import { deviceTag, Empty, humanProof, mobile, Text, Typed } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

const Sent = (z: ReplyZod) => z.object({ expiredMinutes: z.number() })
/** Why no code was sent (ERR-01 to ERR-09). */
const smsErrors = [
  'PHONE_INVALID',
  'PHONE_MISSING',
  'SMS_TOO_MANY',
  'SMS_WAIT',
  'SMS_UNKNOWN',
  'SMS_CAPTCHA_INVALID',
  'SMS_QUOTA',
  'SMS_DISABLED',
  'HUMAN_REQUIRED',
] as const

export const humanChallenge = {
  name: 'humanChallenge',
  summary:
    'A piece of work for the browser, in place of a riddle for the person; good for one use within five minutes (REG-38).',
  method: 'GET',
  path: '/wps/verification/human',
  access: 'public',
  request: Empty,
  reply: z =>
    z.object({
      id: z.string(),
      algorithm: z.string(),
      challenge: z.string(),
      salt: z.string(),
      maxnumber: z.number(),
      signature: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const captchaByWork = {
  name: 'captchaByWork',
  summary:
    'A captcha that counts as read, for the work of a challenge: for people who cannot see the picture. Good for one use within five minutes (AUTH-09).',
  method: 'POST',
  path: '/wps/captcha/work',
  access: 'public',
  request: z => z.object(humanProof(z)),
  reply: z => z.object({ captchaId: z.string(), captcha: z.string() }),
  errors: ['HUMAN_REQUIRED'],
} as const satisfies Endpoint

export const sendSms = {
  name: 'sendSms',
  summary:
    'Sends a code to a mobile number, to log in or to reset a password with. A number without an account gets the same answer and no message (AUTH-37, AUTH-48).',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  request: z =>
    z.object({ ...mobile(z), purpose: z.optional(z.enum(['login', 'reset'])), device: deviceTag(z), ...humanProof(z) }),
  reply: Sent,
  errors: smsErrors,
  limits: ['codes', 'codes-without-work'],
} as const satisfies Endpoint

export const sendRegisterSms = {
  name: 'sendRegisterSms',
  summary: 'Sends a code to the mobile number of a registration, by username or by mobile number (REG-29).',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  request: z =>
    z.object({
      countryDialingCode: Text(z, 8),
      mobileNo: z.optional(Typed(z)),
      mobileNum: z.optional(Typed(z)),
      registerType: z.optional(z.enum(['username', 'mobile'])),
      ...humanProof(z),
    }),
  reply: Sent,
  errors: smsErrors,
  limits: ['codes', 'codes-without-work'],
} as const satisfies Endpoint

export const checkAffiliate = {
  name: 'checkAffiliate',
  summary: 'Whether an affiliate code is good on this domain (REG-26).',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'public',
  request: z => z.object({ code: Text(z, 64), domain: Text(z, 255) }),
  reply: z => z.object({ valid: z.boolean(), agentAccount: z.string() }),
  errors: [],
} as const satisfies Endpoint

export const checkReferral = {
  name: 'checkReferral',
  summary:
    'Whether the code by which a member invites is somebody’s, for pages that carry it in their markup (REG-28).',
  method: 'GET',
  path: '/wps/member/referral/code',
  access: 'public',
  request: z => z.object({ code: Text(z, 64, 1) }),
  reply: z => z.object({ valid: z.boolean() }),
  errors: [],
  limits: ['referral-checks'],
} as const satisfies Endpoint
