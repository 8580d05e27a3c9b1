import type { FirstRead } from '../shared/early/first-read.ts'
import { firstRead as gameLane } from '../sections/games/game-lane/first-read.ts'
import { firstRead as winnerBoard } from '../sections/games/winner-board/first-read.ts'

/** First reads by tag. An element that asks for something else after all asks for it itself. */
export const firstReads: Readonly<Record<string, FirstRead>> = {
  'baize-game-lane': gameLane,
  'baize-winner-board': winnerBoard,
}
