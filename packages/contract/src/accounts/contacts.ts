import type { Endpoint } from '../endpoint.ts'
import {
  deviceTag,
  Empty,
  FieldsAndAnswerRefusal,
  humanProof,
  Nothing,
  refusedFields,
  Text,
  Time,
  Typed,
} from '../fields.ts'
import type { ReplyZod, Zod } from '../z.ts'

/** Contacts that an account has one of each (MEM-16). */
export const contactKinds = ['mobile', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

const Contact = (z: ReplyZod) =>
  z.nullable(
    z.object({
      /** Enough to recognise one's own. */
      masked: z.string(),
      /** Whether its owner has entered a code that was sent there. */
      verified: z.boolean(),
    }),
  )

export const contacts = {
  name: 'contacts',
  summary: 'The mobile number and the e-mail of the account, masked, and what changing one takes (MEM-16).',
  method: 'GET',
  path: '/wps/v2/member/contact',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      mobile: Contact(z),
      email: Contact(z),
      /** Those that the site can send a code to. */
      offered: z.array(z.enum(contactKinds)),
      /** Whether the account has a password; one without shows itself by a recent login. */
      hasPassword: z.boolean(),
      /** Whether a code of the authenticator is asked for. */
      needsCode: z.boolean(),
      /** Until when nothing can be changed; null where that is not so. */
      delayedUntil: z.nullable(Time(z)),
    }),
  errors: [],
} as const satisfies Endpoint

/** A mobile number with the country it is dialled in, or an e-mail. */
const target = (z: Zod) => ({
  kind: z.enum(contactKinds),
  /** As typed; without it, the contact that the account has. */
  target: z.optional(Typed(z)),
  countryDialingCode: z.optional(Text(z, 8)),
})

export const sendContactCode = {
  name: 'sendContactCode',
  summary:
    'Sends a code to a contact that is to be bound, or, without `target`, to the one that the account has: to verify it, or to show that it is one’s own before another takes its place. Whether another account has a contact changes nothing in the answer. `fields.target` is `empty`, `length`, `format`, or `same` where it is bound already (MEM-16, API-88).',
  method: 'POST',
  path: '/wps/v2/member/contact/code',
  access: 'member',
  reach: 'full',
  request: z => z.object({ ...target(z), device: deviceTag(z), ...humanProof(z) }),
  reply: z => z.object({ expiredMinutes: z.number() }),
  refusal: z => z.object({ ...refusedFields(z), hours: z.optional(z.number()) }),
  errors: [
    'FIELD_INVALID',
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

export const bindContact = {
  name: 'bindContact',
  summary:
    'Binds a contact by the code that was sent to it, in the place of the one before; without `target` the one that the account has is verified. It takes the password, or the code of the contact before, and a code where two-factor is on. Only who proves that a contact is theirs learns that another account has it. Changing a verified one starts the security delay (MEM-16, API-89).',
  method: 'PUT',
  path: '/wps/v2/member/contact',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object({
      ...target(z),
      code: Text(z, 255),
      /** The code that was sent to the verified contact before, in place of the password. */
      oldCode: z.optional(Text(z, 255)),
      password: z.optional(Text(z, 255)),
      /** Of the authenticator, or a recovery code. */
      factorCode: z.optional(Text(z, 32)),
    }),
  reply: Nothing,
  refusal: FieldsAndAnswerRefusal,
  errors: [
    'FIELD_INVALID',
    'MOBILE_TAKEN',
    'EMAIL_TAKEN',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'OLD_PASSWORD_INVALID',
    'LOGIN_LOCKED',
    'LOGIN_AGAIN',
    'FACTOR_REQUIRED',
    'ANSWER_INVALID',
    'ANSWER_LOCKED',
    'SECURITY_WAIT',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'login-failures', 'answer-failures', 'code-tries'],
} as const satisfies Endpoint
