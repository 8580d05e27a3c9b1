import { day } from '@baize/contract'
import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { AnnouncementTexts, StoredAnnouncement, Texts } from './tables.ts'

interface Written {
  popup: Record<keyof typeof english.popup, AnnouncementTexts>
  promotion: Record<keyof typeof english.promotion, AnnouncementTexts>
}
const texts = (pick: (written: Written) => AnnouncementTexts): Texts<AnnouncementTexts> =>
  inEveryLanguage('announcements', pick)

const month = 30 * day

/**
 * The load popup for visitors and the promotions of the demo site. They promise nothing that the
 * sandbox does not do.
 */
export const demoAnnouncements = (now: Date): StoredAnnouncement[] => [
  {
    id: 'welcome',
    type: 'PU',
    execution: 'B',
    sequence: 1,
    texts: texts(({ popup }) => popup.welcome),
    linkageType: 'POPUP',
    linkage: 'register',
    startsAt: now,
    endsAt: null,
  },
  {
    id: 'game-of-the-month',
    type: 'PR',
    execution: null,
    sequence: 1,
    texts: texts(({ promotion }) => promotion['game-of-the-month']),
    linkageType: 'GAME',
    linkage: 'BAIZE/BGS/ascent/100006',
    startsAt: now,
    endsAt: new Date(now.getTime() + month),
  },
  {
    id: 'demo-money',
    type: 'PR',
    execution: null,
    sequence: 2,
    texts: texts(({ promotion }) => promotion['demo-money']),
    linkageType: 'ROUTE',
    linkage: '/rng',
    startsAt: now,
    endsAt: null,
  },
]
