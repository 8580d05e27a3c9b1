import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { NoticeTexts, Texts } from './tables.ts'

export interface NoticeSeed {
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
export const noticeSeeds: readonly NoticeSeed[] = [
  seed('demo-data', 1),
  seed('vendors-maintenance', 26),
  seed('fair-rounds', 72),
]
