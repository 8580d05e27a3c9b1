import type { Endpoint } from '../endpoint.ts'
import { FieldRule } from './field-rule.ts'
import { Empty, LanguageCode } from '../fields.ts'
import type { ReplyZod } from '../z.ts'

/**
 * A country whose mobile numbers are taken, and how many digits they have (REG-32, VAL-08, VAL-44).
 */
const Country = (z: ReplyZod) =>
  z.object({ countryCode: z.string(), countryDialingCode: z.string(), min: z.number(), max: z.number() })

export const registerSettings = {
  name: 'registerSettings',
  summary: 'Which fields registration asks for, and their rules (REG-01, REG-25, VAL-01).',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  request: z => z.object({ language: z.optional(LanguageCode(z)) }),
  reply: z =>
    z.object({
      open: z.boolean(),
      registerType: z.enum(['username', 'mobile']),
      fields: z.array(FieldRule(z)),
      countries: z.array(Country(z)),
      smsEnabled: z.boolean(),
      captchaEnabled: z.boolean(),
      /**
       * With a key, identities come from that project of firebase's, else from the platform's own
       * provider.
       */
      firebase: z.object({
        enabled: z.boolean(),
        channels: z.array(z.string()),
        apiKey: z.optional(z.string()),
        authDomain: z.optional(z.string()),
        emulator: z.optional(z.string()),
      }),
      humanVerification: z.object({ provider: z.string(), key: z.string() }),
      terms: z.array(z.object({ code: z.string(), title: z.string(), url: z.string() })),
      minimumAge: z.number(),
      /**
       * Who is at least so old is asked to confirm it when they enter their birthday (VAL-49,
       * VAL-50).
       */
      birthdayPromptAge: z.optional(z.number()),
      smsLoginEnabled: z.optional(z.boolean()),
      /** Whether a forgotten password is set by phone (AUTH-45, AUTH-46). */
      smsResetEnabled: z.optional(z.boolean()),
      quickLoginEnabled: z.optional(z.boolean()),
    }),
  errors: [],
} as const satisfies Endpoint

export const countries = {
  name: 'countries',
  summary:
    'Countries whose mobile numbers are taken, for pages that do not ask for the registration settings (API-77).',
  method: 'GET',
  path: '/wps/system/countries',
  access: 'public',
  request: Empty,
  reply: z => z.object({ list: z.array(Country(z)) }),
  errors: [],
} as const satisfies Endpoint
