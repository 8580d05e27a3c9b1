import type * as zod from 'zod/mini'
import { linkageTypes } from './announcements.ts'
import { Code, LanguageCode, Time } from './fields.ts'
import { optionalPage, pageFields } from './paging.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/** Messages to one player alone, and notices that all are told (MEM-53). */
export const messageKinds = ['personal', 'notice'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Max messages that one call marks or deletes. */
export const maxMessagesAtOnce = 100

/** A message or a notice; `content` is simple markup. */
export const InboxMessage = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    time: Time(z),
    isRead: z.boolean(),
    /** Stays above the others until it has been read. */
    isPinned: z.boolean(),
    /** Word on the button; empty where it leads nowhere. */
    action: z.string(),
    linkageType: z.nullable(z.enum(linkageTypes)),
    linkage: z.string(),
  })
export type InboxMessage = zod.infer<ReturnType<typeof InboxMessage>>

/** How many are unread. */
const unread = (z: ReplyZod) => ({
  /** Both kinds together, as badges show it (MEM-03, MEM-05). */
  unreadMessage: z.number(),
  personal: z.number(),
  notice: z.number(),
})
const Unread = (z: ReplyZod) => z.object(unread(z))

const Ids = (z: Zod) => z.array(Code(z)).check(z.minLength(1), z.maxLength(maxMessagesAtOnce))

export const unreadCount = {
  name: 'unreadCount',
  summary: 'How many messages and notices are unread (MEM-03, MEM-05, API-51).',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  reach: 'full',
  request: z => z.object({}),
  reply: Unread,
  errors: [],
} as const satisfies Endpoint

export const inboxMessages = {
  name: 'inboxMessages',
  summary: 'The messages of a player, or the notices to all, the newest first (MEM-52, MEM-53, API-122, API-123).',
  method: 'GET',
  path: '/wps/v2/messages',
  access: 'member',
  reach: 'full',
  request: z => z.object({ kind: z.enum(messageKinds), language: LanguageCode(z), ...optionalPage(z) }),
  reply: z => z.object({ content: z.array(InboxMessage(z)), ...pageFields(z), ...unread(z) }),
  errors: [],
} as const satisfies Endpoint

export const readMessages = {
  name: 'readMessages',
  summary: 'Marks messages as read: those named, or without names all of the kind (MEM-53, API-124).',
  method: 'POST',
  path: '/wps/v2/messages/read',
  access: 'member',
  reach: 'full',
  request: z => z.object({ kind: z.enum(messageKinds), ids: z.optional(Ids(z)) }),
  reply: Unread,
  errors: [],
} as const satisfies Endpoint

export const removeMessages = {
  name: 'removeMessages',
  summary: 'Deletes messages of the player (MEM-53, API-125).',
  method: 'POST',
  path: '/wps/v2/messages/remove',
  access: 'member',
  reach: 'full',
  request: z => z.object({ ids: Ids(z) }),
  reply: Unread,
  errors: [],
} as const satisfies Endpoint
