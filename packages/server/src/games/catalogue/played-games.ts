import type { Category } from '@baize/contract'
import { editorialGames, type GameSeed } from './editorial.ts'

/** Kinds of which the demo studio plays every title, each as a game of its own. */
const wholeKinds: ReadonlySet<Category> = new Set(['RNG', 'BGS', 'LOTT', 'ELOTT'])
/**
 * Games of the other kinds that it plays, by code. Other titles there would be the same game under
 * a new name, so they are closed.
 */
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

/** Whether the demo studio plays at least one game of a vendor within one kind. */
export const playsVendor = (vassalage: string, gameType: Category): boolean =>
  wholeKinds.has(gameType) ||
  editorialGames.some(game => game.vassalage === vassalage && game.gameType === gameType && isPlayed(game))
