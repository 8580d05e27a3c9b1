import type { Category } from '@baize/contract'

/** Shape of a tile: a picture upright, a picture across, or a card. */
export type TileKind = 'poster' | 'wide' | 'card'

/** Lists of vendors rather than of titles: shorter, and drawn as cards (CONST-24). */
const cards: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
const wide: readonly string[] = ['LIVE', 'BGS']

/** Shape of a category's tiles. */
export const kindOf = (category?: Category): TileKind =>
  category && cards.includes(category) ? 'card' : category && wide.includes(category) ? 'wide' : 'poster'
