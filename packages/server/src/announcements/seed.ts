import type { Deps } from '../deps.ts'
import { displays } from './display-seeds.ts'
import { publishNotice } from './publish.ts'
import { display } from './tables.ts'
import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { NoticeTexts, Texts } from './tables.ts'

interface NoticeSeed {
  id: string
  /** How long before the first start it was published, in hours. */
  hoursAgo: number
  texts: Texts<NoticeTexts>
}

type Name = keyof typeof english.notice
interface Written {
  notice: Record<Name, NoticeTexts>
}
const seed = (id: Name, hoursAgo: number): NoticeSeed => ({
  id,
  hoursAgo,
  texts: inEveryLanguage('announcements', (texts: Written) => texts.notice[id]),
})

/** What the demo site has to say to its players. */
const noticeSeeds: readonly NoticeSeed[] = [
  seed('demo-data', 1),
  seed('vendors-maintenance', 26),
  seed('fair-rounds', 72),
]

const hour = 3_600_000

/** Puts up the displays and notices of the demo site; what is there already stays as staff has left it. */
export async function seedAnnouncements(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  await deps.db
    .insert(display)
    .values([...displays])
    .onConflictDoNothing()
  const now = deps.clock.now().getTime()
  for (const { id, hoursAgo, texts } of noticeSeeds)
    await publishNotice(deps, { id, texts, publishedAt: new Date(now - hoursAgo * hour) })
}
