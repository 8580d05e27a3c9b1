import type { InferInsertModel } from 'drizzle-orm'
import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { display, DisplayTexts, Texts } from './tables.ts'

type Name = keyof typeof english.display
interface Written {
  display: Record<Name, Partial<DisplayTexts>>
}
const nothing: DisplayTexts = { kicker: '', title: '', text: '', action: '' }
const wordsOf = (name: Name): Texts<DisplayTexts> =>
  inEveryLanguage('announcements', (texts: Written) => ({ ...nothing, ...texts.display[name] }))

/** The pictures that the demo site shows, with their words (HOME-32). */
export const displays: readonly InferInsertModel<typeof display>[] = [
  {
    id: 'dragon',
    groupName: 'w_home',
    sequence: 1,
    texts: wordsOf('dragon'),
    linkageType: 'GAME',
    linkage: 'ORIENT/RNG/jade-dragon/100001',
  },
  {
    id: 'points',
    groupName: 'w_home',
    sequence: 2,
    texts: wordsOf('points'),
    linkageType: 'ROUTE',
    linkage: '/rng',
  },
  {
    id: 'calm',
    groupName: 'w_home',
    sequence: 3,
    texts: wordsOf('calm'),
  },
  {
    id: 'register',
    groupName: 'w_register',
    sequence: 1,
    texts: wordsOf('register'),
  },
  {
    id: 'login',
    groupName: 'w_login',
    sequence: 1,
    texts: wordsOf('login'),
  },
]
