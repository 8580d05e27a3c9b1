import type { InferInsertModel } from 'drizzle-orm'
import type english from '../text/locales/en/announcements.json'
import { inEveryLanguage } from '../text/texts.ts'
import type { display, DisplayTexts } from './tables.ts'

type CategoryName = keyof typeof english.category
interface WrittenCategories {
  category: Record<CategoryName, Omit<DisplayTexts, 'kicker'>>
}

/** The game over the list of each category, as a banner's linkage names it. */
const linkages: Readonly<Record<CategoryName, string>> = {
  rng: 'ORIENT/RNG/jade-dragon/100001',
  live: 'SALON/LIVE/royal-baccarat/100004',
  fish: 'CORAL/FISH/reef-hunter/100002',
  pvp: 'ARENA/PVP/thirteen/100019',
  sports: 'KICKLINE/SPORTS/kickline/100020',
  esports: 'BRACKET/ESPORTS/bracket/100023',
  lott: 'LOTT/LOTT/lucky-draw-3d/100010',
  elott: 'ELOTT/ELOTT/minute-three/100026',
  cockfight: 'RING/COCKFIGHT/arena-rooster/100012',
  bgs: 'BAIZE/BGS/ascent/100006',
}

const bannerOf = ([category, linkage]: [string, string]): InferInsertModel<typeof display> => ({
  id: `list-${category}`,
  groupName: `w_${category}`,
  sequence: 1,
  texts: inEveryLanguage('announcements', (texts: WrittenCategories) => ({
    kicker: '',
    ...texts.category[category as CategoryName],
  })),
  linkageType: 'GAME',
  linkage,
})

/**
 * A banner for the page of every category that a site has (HOME-21, GAME-41, GAME-42).
 * @param offered - all without it
 */
export const categoryBanners = (offered?: readonly string[]): InferInsertModel<typeof display>[] =>
  Object.entries(linkages)
    .filter(([name]) => offered?.includes(name.toUpperCase()) ?? true)
    .map(bannerOf)
