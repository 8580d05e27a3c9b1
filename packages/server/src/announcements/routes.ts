import { announcements, type BannerImage } from '@baize/contract'
import { asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { gamesOf } from '../games/index.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { inLanguage } from '../text/language.ts'
import { capAdvertisedCountsIn } from './advertised-counts.ts'
import { activeAnnouncements, asHelp, asPopup, asPromotion, audiencesOf } from './active-announcements.ts'
import { noticesNow } from './notices.ts'
import { display } from './tables.ts'

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
    playerNotices: asked.has('PL') ? await noticesNow(deps, language) : [],
    popup: asked.has('PU') ? await popupsFor(ctx, language) : [],
    promotion: asked.has('PR') ? (await activeAnnouncements(deps, 'PR')).map(row => asPromotion(row, language)) : [],
    help: asked.has('H') ? (await activeAnnouncements(deps, 'H')).map(row => asHelp(row, language)) : [],
  }
})

export const announcementRoutes: Route[] = [announcementsRoute]
