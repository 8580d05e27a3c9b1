import type { Category } from '@baize/contract'
import { categoryPage } from '../../../shared/games/game-steps.ts'
import { isOpen, type VendorLane } from '../../../shared/games/vendors.ts'

export interface NavEntry {
  path: string
  /** Its kind of games, where it leads to one. */
  category?: Category
  /** Key of its text. */
  text: string
}

const home: NavEntry = { path: '/', text: 'games.home' }
const promotions: NavEntry = { path: '/promotions', text: 'games.promotions' }
const inHouse: Category = 'BGS'
/** The categories in the order of the navigation (NAV-01). */
const order = [
  'ELOTT', 'BGS', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT',
] as const satisfies readonly Category[] // prettier-ignore

/**
 * The entries of the navigation in their order: home, promotions and in-house games always, a
 * category where something of it can be played (NAV-01 to NAV-03).
 * @param lanes - null while they are not known, which leaves the three that always stand there
 */
export function navEntries(lanes: readonly VendorLane[] | null, withoutPromotions: boolean): NavEntry[] {
  const open = new Set(lanes?.filter(isOpen).map(({ category }) => category))
  const shown = order.filter(category => category === inHouse || open.has(category))
  return [
    home,
    ...(withoutPromotions ? [] : [promotions]),
    ...shown.map(category => ({ path: categoryPage[category], category, text: `game.category.${category}` })),
  ]
}

/**
 * The page that stands for games as such: slots, which most play, or the first of the kinds that
 * can be played.
 */
export function gamesPath(lanes: readonly VendorLane[] | null): string {
  const slots = categoryPage.RNG
  const kinds = navEntries(lanes, true).filter(({ category }) => category)
  return lanes && !kinds.some(({ path }) => path === slots) ? (kinds[0]?.path ?? slots) : slots
}
