import type * as zod from 'zod/mini'
import { LanguageCode, Text, Time } from './fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** A picture of a banner group, with the words that stand over it (HOME-28, HOME-29, HOME-32). */
export const BannerImage = (z: ReplyZod) =>
  z.object({
    sequence: z.number(),
    /** Picture, a path under the image CDN. */
    url: z.string(),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    /** Word on the button; empty where the picture itself is the way, or leads nowhere. */
    action: z.string(),
    linkageType: z.nullable(z.enum(['URL', 'ROUTE', 'GAME', 'PROMOTION', 'POPUP'])),
    linkage: z.string(),
  })
export type BannerImage = zod.infer<ReturnType<typeof BannerImage>>

export const Notice = (z: ReplyZod) =>
  z.object({ id: z.string(), title: z.string(), content: z.string(), time: Time(z) })
export type Notice = zod.infer<ReturnType<typeof Notice>>

export const announcements = {
  name: 'announcements',
  summary: 'Banners and player notices in the asked language (ENT-22).',
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
    }),
  errors: [],
} as const satisfies Endpoint
