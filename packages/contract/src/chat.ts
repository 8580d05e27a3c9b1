import type * as zod from 'zod/mini'
import { Code, LanguageCode, Text, Time } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import { optionalPage, pageFields } from './paging.ts'
import type { ReplyZod, Zod } from './z.ts'

/** A switch in a query arrives as text. */
const QueryFlag = (z: Zod) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.pipe(
      z.transform((value: boolean | 'true' | 'false') => String(value) === 'true'),
      z.boolean(),
    ),
  )

/** A model whom players can chat with (CHAT-04). The photo is a path under the image CDN. */
export const Model = (z: ReplyZod) =>
  z.object({
    modelId: z.string(),
    nickname: z.string(),
    photo: z.string(),
    /** Codes of the languages that are spoken there. */
    languages: z.array(z.string()),
    /** Whether the model sits in the room at this moment. */
    online: z.boolean(),
    viewers: z.number(),
    tags: z.array(z.string()),
  })
export type Model = zod.infer<ReturnType<typeof Model>>

export const modelList = {
  name: 'modelList',
  summary: 'Models of the live chat, those who are online first (CHAT-02, CHAT-04).',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  access: 'public',
  request: z =>
    z.object({
      language: LanguageCode(z),
      online: z.optional(QueryFlag(z)),
      /** Only models who speak this language. */
      speaks: z.optional(LanguageCode(z)),
      keyword: z.optional(Text(z, 64)),
      ...optionalPage(z),
    }),
  reply: z =>
    z.object({
      content: z.array(Model(z)),
      ...pageFields(z),
      /** How many are online, whatever is asked for. */
      online: z.number(),
      /** Every language that any of them speaks. */
      languages: z.array(z.string()),
      /** Whether the site wants members only, so that a chat is launched with a token (CHAT-05). */
      login: z.boolean(),
    }),
  errors: ['FUNCTION_DISABLED'],
} as const satisfies Endpoint

export const launchChat = {
  name: 'launchChat',
  summary:
    'Opens the way into the room of a model: an address with a one-use ticket in its fragment, good for a minute. Asks for a token only where the site wants members (CHAT-03, CHAT-05).',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z =>
    z.object({
      modelId: Code(z),
      language: LanguageCode(z),
      /** The id of a browser on the own site, so that a guest who comes back is the same guest. */
      device: z.optional(Text(z, 128)),
    }),
  reply: z => z.object({ url: z.string(), endsAt: Time(z) }),
  errors: ['FUNCTION_DISABLED', 'NOT_FOUND'],
} as const satisfies Endpoint
