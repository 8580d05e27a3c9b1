import type * as zod from 'zod/mini'
import { LanguageCode, Text, Time } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/**
 * Kinds of targets that an announcement leads to: an address outside, a page of the site, a game, a
 * promotion, a popup (HOME-29).
 */
export const linkageTypes = ['URL', 'ROUTE', 'GAME', 'PROMOTION', 'POPUP'] as const
const linkage = (z: ReplyZod) => ({
  /** Word on the button; empty where there is none. */
  action: z.string(),
  linkageType: z.nullable(z.enum(linkageTypes)),
  linkage: z.string(),
})

/** A picture of a banner group, with the words that stand over it (HOME-28, HOME-29, HOME-32). */
export const BannerImage = (z: ReplyZod) =>
  z.object({
    sequence: z.number(),
    /** Picture, a path under the image CDN. */
    url: z.string(),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    ...linkage(z),
  })
export type BannerImage = zod.infer<ReturnType<typeof BannerImage>>

export const Notice = (z: ReplyZod) =>
  z.object({ id: z.string(), title: z.string(), content: z.string(), time: Time(z) })
export type Notice = zod.infer<ReturnType<typeof Notice>>

/**
 * Audiences of a load popup: A who is logged in, B visitors, F who is logged in for the first time,
 * after A (ANN-10).
 */
export const executions = ['A', 'B', 'F'] as const

/**
 * A popup that the site shows when it opens, to its audience alone; `content` is simple markup
 * (ANN-10 to ANN-12).
 */
export const LoadPopup = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    execution: z.enum(executions),
    sequence: z.number(),
    /** Picture, a path under the image CDN. */
    url: z.string(),
    title: z.string(),
    content: z.string(),
    ...linkage(z),
  })
export type LoadPopup = zod.infer<ReturnType<typeof LoadPopup>>

/** A promotion that runs now, as a teaser; `content` is simple markup (ENT-22). */
export const Promotion = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    /** Picture, a path under the image CDN. */
    image: z.string(),
    title: z.string(),
    content: z.string(),
    startTime: Time(z),
    /** Null where it has no end yet. */
    endTime: z.nullable(Time(z)),
    ...linkage(z),
  })
export type Promotion = zod.infer<ReturnType<typeof Promotion>>

/** A question of the help, with its answer as simple markup (ANN-09). */
export const HelpEntry = (z: ReplyZod) => z.object({ id: z.string(), title: z.string(), content: z.string() })
export type HelpEntry = zod.infer<ReturnType<typeof HelpEntry>>

/**
 * Letters of the types: banners, player notices, load popups, promotions, help (ANN-08, ANN-09).
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

export const announcements = {
  name: 'announcements',
  summary:
    'Banners, player notices, load popups for whoever asks, promotions and help, as far as `types` names them (B, PL, PU, PR, H), in the asked language (ENT-22, ANN-07 to ANN-10).',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z => z.object({ types: Text(z, 32, 1), platform: z.enum(['W']), language: LanguageCode(z) }),
  reply: z =>
    z.object({
      banners: z.array(z.object({ groupName: z.string(), announcementImages: z.array(BannerImage(z)) })),
      playerNotices: z.array(Notice(z)),
      popup: z.optional(z.array(LoadPopup(z))),
      promotion: z.optional(z.array(Promotion(z))),
      help: z.optional(z.array(HelpEntry(z))),
    }),
  errors: [],
} as const satisfies Endpoint
