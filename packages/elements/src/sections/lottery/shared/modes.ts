import { lotteryAreaOf } from '@baize/contract'
import type { LotteryArea, LotteryMenu, PrizeMode } from '@baize/contract'

/** The launch pages of lotteries, by the word in their address. */
export const lotteryPages = ['lottery', 'vn', 'sea'] as const
export type LotteryPage = (typeof lotteryPages)[number]

/** What a page is played in where nothing else is said (LOTT-13). */
export const modeOfPage: Readonly<Record<LotteryPage, PrizeMode>> = { lottery: 'LOTT', vn: 'ZY', sea: 'SEA' }

const modeOfArea: Readonly<Record<LotteryArea, PrizeMode>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', VN: 'ZY', SEA: 'SEA' }

/** What a lottery is played in, by its code: an e-lottery stands on the page of the lotteries (LOTT-13). Undefined for a code nobody knows. */
export function modeOfGame(gameCode: string | undefined): PrizeMode | undefined {
  const area = lotteryAreaOf(gameCode ?? '')
  return area ? modeOfArea[area] : undefined
}

/** What people see of a lottery: the group it stands in, its picture, the platform's time, and its games. */
export interface LotteryGroup {
  category: string
  image: string
  /** ISO 8601: what time it was on the platform when it answered. */
  serverTime: string
  gameMenus: readonly LotteryMenu[]
}
