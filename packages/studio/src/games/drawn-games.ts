import type { DrawnKind } from './kinds.ts'
import { drawnBooks } from './sportsbook/drawn-games.ts'
import { drawnLotteries, lotteryLobbyFamilies } from './lottery/drawn-games.ts'
import { drawnTables } from './baccarat/drawn-games.ts'

/** Games that belong together: a session of one of their codes may bet on each of them. */
export interface Family {
  name: string
  /** The page that shows them (`http/page-html.ts`). */
  page: 'sportsbook' | 'lottery' | 'baccarat'
}

/** A game that many bet on, until one draw decides for all of them. */
export interface DrawnGame {
  gameCode: string
  name: string
  kind: DrawnKind
  family: Family
  /** Time from one draw to the next, in milliseconds; it divides a day. */
  periodMs: number
  /** Whole hours before UTC of the place whose calendar days number the draws. */
  zone: number
  /** No bets are taken for so many milliseconds before a draw. */
  closingMs: number
  /** Bets are taken only so many milliseconds after the last draw, while that is being shown; at once where there is no number. */
  openingMs?: number
  /** Past draws that its page shows; ten where there is no number. */
  shown?: number
}

/** Every game that waits for draws. What else about it is special is in its rules. */
export const drawnGames: readonly DrawnGame[] = [...drawnBooks, ...drawnLotteries, ...drawnTables]

const byCode: ReadonlyMap<string, DrawnGame> = new Map(drawnGames.map(game => [game.gameCode, game]))
const families: ReadonlyMap<string, Family> = new Map([
  ...drawnGames.map(({ gameCode, family }) => [gameCode, family] as const),
  ...lotteryLobbyFamilies,
])

/** The drawn game of a code, or null. */
export const drawnOf = (gameCode: string): DrawnGame | null => byCode.get(gameCode) ?? null

/** Family that a session of a code may bet on: that of a drawn game or of a lobby; null for games that are drawn at the press. */
export const familyOf = (gameCode: string): Family | null => families.get(gameCode) ?? null

/** The games that a session of a family may bet on. */
export const gamesOf = (family: Family): readonly DrawnGame[] => drawnGames.filter(game => game.family === family)
