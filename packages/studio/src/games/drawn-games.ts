import type { DrawnGame, Family } from '../engine/game.ts'
import type { DrawnKind } from './kinds.ts'
import { drawnBooks } from './sportsbook/fixtures/books.ts'
import { drawnLotteries, lotteryLobbyFamilies } from './lottery/drawn-games.ts'
import { drawnTables } from './baccarat/rules.ts'

/** Every game that waits for draws. What else about it is special is in its rules. */
export const drawnGames: readonly DrawnGame<DrawnKind>[] = [...drawnBooks, ...drawnLotteries, ...drawnTables]

const byCode: ReadonlyMap<string, DrawnGame<DrawnKind>> = new Map(drawnGames.map(game => [game.gameCode, game]))
const families: ReadonlyMap<string, Family> = new Map([
  ...drawnGames.map(({ gameCode, family }) => [gameCode, family] as const),
  ...lotteryLobbyFamilies,
])

/** The drawn game of a code, or null. */
export const drawnOf = (gameCode: string): DrawnGame<DrawnKind> | null => byCode.get(gameCode) ?? null

/**
 * Family that a session of a code may bet on: that of a drawn game or of a lobby; null for every
 * other game.
 */
export const familyOf = (gameCode: string): Family | null => families.get(gameCode) ?? null

/** The games that a session of a family may bet on. */
export const gamesOf = (family: Family): readonly DrawnGame<DrawnKind>[] =>
  drawnGames.filter(game => game.family === family)
