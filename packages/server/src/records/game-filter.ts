import { lotteryGames, plainText } from '@baize/contract'
import type { Db } from '../db/open.ts'
import { gamesTitled, wordsOf } from '../games/index.ts'

const nameOfLottery = new Map(lotteryGames.map(({ gameCode, name }) => [gameCode, name]))

/** Games that a filter keeps. Lotteries are found by their codes alone, which are theirs only. */
export interface KeptGames {
  games: { vassalage: string; gameCode: string }[]
  lotteries: string[]
}

/**
 * Name of a game as lists show it. A lottery stands in no catalogue, and a game that is gone is
 * called by its code.
 */
export const nameOfGame = (title: string | null, gameCode: string): string =>
  title ?? nameOfLottery.get(gameCode) ?? gameCode

/** Games by the words of their names, each by its beginning (MEM-38). */
export async function gamesNamed(db: Db, keyword: string): Promise<KeptGames> {
  const words = wordsOf(plainText(keyword))
  if (!words.length) return { games: [], lotteries: [] }
  const isNamed = (name: string) => words.every(word => wordsOf(name).some(of => of.startsWith(word)))
  return {
    games: await gamesTitled(db, words.join(' ')),
    lotteries: [...nameOfLottery].flatMap(([gameCode, name]) => (isNamed(name) ? [gameCode] : [])),
  }
}
