import { hour } from '@baize/contract'
import type { InferInsertModel } from 'drizzle-orm'
import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { DisplayTexts, Texts, NoticeTexts } from './tables.ts'
import type { Deps } from '../deps.ts'
import { merchantOf } from '../merchants/index.ts'
import { categoryBanners } from './category-banners.ts'
import { publishNotice } from './publish.ts'
import { demoAnnouncements } from './demo-announcements.ts'
import { announcement, display } from './tables.ts'

type DisplayName = keyof typeof english.display
interface WrittenDisplays {
  display: Record<DisplayName, Partial<DisplayTexts>>
}
const emptyTexts: DisplayTexts = { kicker: '', title: '', text: '', action: '' }
const displayTexts = (name: DisplayName): Texts<DisplayTexts> =>
  inEveryLanguage('announcements', (texts: WrittenDisplays) => ({ ...emptyTexts, ...texts.display[name] }))

type Display = InferInsertModel<typeof display>

/** Displays of the demo site, with their texts (HOME-32). */
const displays: readonly Display[] = [
  {
    id: 'dragon',
    groupName: 'w_home',
    sequence: 1,
    texts: displayTexts('dragon'),
    linkageType: 'GAME',
    linkage: 'ORIENT/RNG/jade-dragon/100001',
  },
  {
    id: 'points',
    groupName: 'w_home',
    sequence: 2,
    texts: displayTexts('points'),
    linkageType: 'ROUTE',
    linkage: '/rng',
  },
  {
    id: 'calm',
    groupName: 'w_home',
    sequence: 3,
    texts: displayTexts('calm'),
    linkageType: 'ROUTE',
    linkage: '/helpmc#responsible-play',
  },
]

/**
 * Pictures beside a form. They are of our felt: a site of other colours begins with the drawing of
 * the element, which takes them over.
 */
const formDisplays: readonly Display[] = [
  {
    id: 'register',
    groupName: 'w_register',
    sequence: 1,
    texts: displayTexts('register'),
  },
  {
    id: 'login',
    groupName: 'w_login',
    sequence: 1,
    texts: displayTexts('login'),
  },
]

interface NoticeSeed {
  id: string
  /** How long before the first start it was published, in hours. */
  hoursAgo: number
  texts: Texts<NoticeTexts>
}

type NoticeName = keyof typeof english.notice
interface WrittenNotices {
  notice: Record<NoticeName, NoticeTexts>
}
const noticeSeed = (id: NoticeName, hoursAgo: number): NoticeSeed => ({
  id,
  hoursAgo,
  texts: inEveryLanguage('announcements', (texts: WrittenNotices) => texts.notice[id]),
})

/** Notices of the demo site. */
const noticeSeeds: readonly NoticeSeed[] = [
  noticeSeed('demo-data', 1),
  noticeSeed('vendors-maintenance', 26),
  noticeSeed('fair-rounds', 72),
]

/**
 * Seeds the displays, notices, load popup and promotions of the demo site; existing ones stay as
 * staff left them.
 */
export async function seedAnnouncements(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const { brand, categories } = merchantOf(deps.config.merchant)
  const isColoured = brand?.colours !== undefined
  await deps.db
    .insert(display)
    .values([...displays, ...(isColoured ? [] : formDisplays), ...categoryBanners(categories)])
    .onConflictDoNothing()
  const now = deps.clock.now()
  for (const { id, hoursAgo, texts } of noticeSeeds)
    await publishNotice(deps, { id, texts, publishedAt: new Date(now.getTime() - hoursAgo * hour) })
  await deps.db.insert(announcement).values(demoAnnouncements(now)).onConflictDoNothing()
}
