import type { InstantKind, Kind, SeatedKind } from './kinds.ts'
import { drawnOf } from './drawn-games.ts'

/** Instant games that are no slots, by their code. */
const instantByCode: ReadonlyMap<string, InstantKind> = new Map([
  ['ascent', 'ascent'],
  ['dice-hall', 'dice'],
  ['plinko', 'plinko'],
  ['reef-hunter', 'fishing'],
  ['ocean-king', 'fishing'],
  ['golden-shoal', 'fishing'],
  ['coral-patrol', 'fishing'],
  ['night-trawler', 'fishing'],
])

/** Games that people play against each other, by their code. */
const seatedByCode: ReadonlyMap<string, SeatedKind> = new Map([
  ['thirteen', 'thirteen'],
  ['grand-thirteen', 'thirteen'],
  ['club-thirteen', 'thirteen'],
  ['jade-thirteen', 'thirteen'],
])

/** Which kind of game a code is. */
export const kindOf = (gameCode: string): Kind =>
  drawnOf(gameCode)?.kind ?? seatedByCode.get(gameCode) ?? instantByCode.get(gameCode) ?? 'slot'
