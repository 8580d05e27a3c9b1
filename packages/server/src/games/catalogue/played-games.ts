import type { Category } from '@baize/contract'
import { editorialGames, type GameSeed } from './editorial.ts'

/** Kinds of games that the demo studio plays whole: whatever title is asked for, it is a game of its own. */
const wholeKinds: ReadonlySet<Category> = new Set(['RNG', 'BGS', 'LOTT', 'ELOTT'])
/** Games of the other kinds that it plays, by code. Another title there would be the same game under a new name, and stays closed. */
const singleGames: ReadonlySet<string> = new Set<string>([
  'kickline',
  'bracket',
  'arena-rooster',
  'ring-master',
  'reef-hunter',
  'royal-baccarat',
  'baccarat-01',
  'thirteen',
])

/** Whether the demo studio plays a game. All others are under maintenance from the start. */
export const isPlayed = ({ gameType, gameCode }: Pick<GameSeed, 'gameType' | 'gameCode'>): boolean =>
  wholeKinds.has(gameType) || singleGames.has(gameCode)

/** Whether the demo studio stands behind a vendor within one kind of game: it plays one of its games at least. */
export const isBehind = (vassalage: string, gameType: Category): boolean =>
  wholeKinds.has(gameType) ||
  editorialGames.some(game => game.vassalage === vassalage && game.gameType === gameType && isPlayed(game))
