import type { Endpoint } from '../endpoint.ts'
import { Empty, LanguageCode, Nothing } from '../fields.ts'

export const firstLogin = {
  name: 'firstLogin',
  summary: 'Notes that the first login of the account is done with (AUTH-22, API-78).',
  method: 'POST',
  path: '/wps/member/firstLogin',
  access: 'member',
  reach: 'play',
  request: Empty,
  reply: Nothing,
  errors: [],
} as const satisfies Endpoint

export const setLanguage = {
  name: 'setLanguage',
  summary: 'The language in which the platform writes to the member (API-79).',
  method: 'PUT',
  path: '/wps/member/language',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z => z.object({ language: LanguageCode(z) }),
  reply: Nothing,
  errors: [],
} as const satisfies Endpoint

export const memberInfo = {
  name: 'memberInfo',
  summary:
    'Who the session belongs to. Asked with a hand-over code, it answers with a session token too (API-06, BOOT-22).',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  reach: 'play',
  trial: true,
  pending: true,
  request: Empty,
  reply: z =>
    z.object({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: z.number(),
      token: z.optional(z.string()),
      customerId: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      vipLabel: z.string(),
      vipRank: z.number(),
      /** Address of the profile picture, below the origin of pictures; empty where none is. */
      avatar: z.optional(z.string()),
      /**
       * What the member has entered, in part, by field; absent on partners' pages, of trials, and
       * while the password must be changed.
       */
      profile: z.optional(z.record(z.string(), z.string())),
      /** Rewards that wait to be collected; absent where the operator counts none (ACT-06). */
      availablePromoCount: z.optional(z.number()),
      reach: z.enum(['play', 'full']),
      lastLoginAt: z.nullable(z.string()),
    }),
  errors: [],
} as const satisfies Endpoint
