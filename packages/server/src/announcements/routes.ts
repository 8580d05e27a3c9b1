import { announcements, type BannerImage, type Notice } from '@baize/contract'
import { and, asc, desc, eq, gt, isNull, lte, or, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { gamesOf } from '../games/index.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { messagesOf } from '../messages/player-messages.ts'
import { inLanguage } from '../text/language.ts'
import { capAdvertisedCountsIn } from './advertised-counts.ts'
import { activeAnnouncements, asHelp, asPopup, asPromotion, audiencesOf } from './active-announcements.ts'
import { closedVendors, nameClosedVendors, namesClosedVendors } from './closed-vendors.ts'
import { paragraphs } from './paragraphs.ts'
import { display, notice } from './tables.ts'

/** Notices of a list at most; the popup pages through them. */
const maxNotices = 90
const noTexts = { kicker: '', title: '', text: '', action: '' }

const imageOf = (row: InferSelectModel<typeof display>, language: string, slots: number): BannerImage => ({
  sequence: row.sequence,
  url: `/cdn/p/${row.id}.svg`,
  ...capAdvertisedCountsIn(inLanguage(row.texts, language) ?? noTexts, slots, language),
  linkageType: row.linkageType,
  linkage: row.linkage,
})

async function banners(deps: Deps, language: string) {
  const slots = await gamesOf(deps, 'RNG')
  const rows = await deps.db
    .select()
    .from(display)
    .where(eq(display.shown, true))
    .orderBy(asc(display.groupName), asc(display.sequence))
  return [...Map.groupBy(rows, row => row.groupName)].map(([groupName, images]) => ({
    groupName,
    announcementImages: images.map(row => imageOf(row, language, slots)),
  }))
}

async function notices(db: Db, language: string, now: Date): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notice)
    .where(and(lte(notice.publishedAt, now), or(isNull(notice.endsAt), gt(notice.endsAt, now))))
    .orderBy(desc(notice.publishedAt), desc(notice.id))
    .limit(maxNotices)
  const translated = rows.map(row => ({ ...row, ...(inLanguage(row.texts, language) ?? { title: '', content: '' }) }))
  const closed = translated.some(({ content }) => namesClosedVendors(content)) ? await closedVendors(db, language) : ''
  return translated.flatMap(({ id, title, content, publishedAt }) => {
    const named = nameClosedVendors(content, closed)
    return named === null ? [] : [{ id, title, content: paragraphs(named), time: publishedAt.toISOString() }]
  })
}

/**
 * Messages to whoever asks, on the operator's own origin alone: a script of a partner's page could
 * read them.
 */
async function ownNotices({ deps, session }: Context, language: string): Promise<Notice[]> {
  if (session?.reach !== 'full') return []
  const messages = await messagesOf(deps.db, session.playerId, language)
  return messages.map(({ id, title, content, at }) => ({
    id,
    title,
    content: paragraphs(content),
    time: at.toISOString(),
  }))
}

/** Messages to the player alone come before what all are told. */
const playerNotices = async (ctx: Context, language: string) => [
  ...(await ownNotices(ctx, language)),
  ...(await notices(ctx.deps.db, language, ctx.deps.clock.now())),
]

/**
 * The popups of each audience that the visitor belongs to, one audience after the other (ANN-10,
 * ANN-13).
 */
async function popupsFor({ deps, session }: Context, language: string) {
  const audiences = await audiencesOf(deps, session)
  const rows = await activeAnnouncements(deps, 'PU')
  return audiences.flatMap(audience =>
    rows.filter(row => row.execution === audience).map(row => asPopup(row, audience, language)),
  )
}

/**
 * Answers the types that are named by letters, as `B,PL`; unknown letters are ignored (ANN-08,
 * ANN-09).
 */
const announcementsRoute = route(announcements, async ({ types, language }, ctx) => {
  const { deps } = ctx
  const asked = new Set(types.split(/[\s,]+/))
  return {
    banners: asked.has('B') ? await banners(deps, language) : [],
    playerNotices: asked.has('PL') ? await playerNotices(ctx, language) : [],
    popup: asked.has('PU') ? await popupsFor(ctx, language) : [],
    promotion: asked.has('PR') ? (await activeAnnouncements(deps, 'PR')).map(row => asPromotion(row, language)) : [],
    help: asked.has('H') ? (await activeAnnouncements(deps, 'H')).map(row => asHelp(row, language)) : [],
  }
})

export const announcementRoutes: Route[] = [announcementsRoute]
