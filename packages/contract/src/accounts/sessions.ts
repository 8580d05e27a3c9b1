import type { Endpoint } from '../endpoint.ts'
import { Code, Empty, Nothing, Time } from '../fields.ts'
import { optionalPage, Paged } from '../paging.ts'

export const logout = {
  name: 'logout',
  summary:
    "Ends the session of the token, and where that is the operator's own site, those on partners' pages, too; `alone` where it only gives way to another one (AUTH-51, AUTH-52).",
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  reach: 'play',
  trial: true,
  pending: true,
  request: z => z.object({ alone: z.optional(z.literal('1')) }),
  reply: Nothing,
  errors: [],
} as const satisfies Endpoint

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
} as const satisfies Endpoint

export const sessions = {
  name: 'sessions',
  summary: 'Where the account is logged in: the sessions that live, the newest first.',
  method: 'GET',
  path: '/wps/v2/member/sessions',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      list: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          seenAt: z.string(),
          device: z.string(),
          ip: z.string(),
          /** Name of the country in the language of the call; empty where it is not known. */
          place: z.string(),
          origin: z.nullable(z.string()),
          current: z.boolean(),
        }),
      ),
    }),
  errors: [],
} as const satisfies Endpoint

export const revokeSessions = {
  name: 'revokeSessions',
  summary: 'Ends one session of the account by its id, or every one but that of the token.',
  method: 'DELETE',
  path: '/wps/v2/member/sessions',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: z.optional(Code(z)) }),
  reply: z => z.object({ ended: z.number() }),
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

export const loginHistory = {
  name: 'loginHistory',
  summary: 'The last 30 logins of the account, the newest first (MEM-16, API-91).',
  method: 'GET',
  path: '/wps/v2/member/logins',
  access: 'member',
  reach: 'full',
  request: z => z.object(optionalPage(z)),
  reply: z =>
    Paged(
      z,
      z.object({
        time: Time(z),
        /** In part. */
        ip: z.string(),
        /** Name of the country in the language of the call; empty where it is not known. */
        place: z.string(),
        /** Browser and system in words. */
        device: z.string(),
      }),
    ),
  errors: [],
} as const satisfies Endpoint
