import { lotteryAreaOf, type LotteryArea, type LotteryMenu, type PrizeMode } from '@baize/contract'

/** The launch pages of lotteries, by the word in their address. */
export const lotteryPages = ['lottery', 'vn', 'sea'] as const
export type LotteryPage = (typeof lotteryPages)[number]

/** Prize mode of a page where no other is given (LOTT-13). */
export const modeOfPage: Readonly<Record<LotteryPage, PrizeMode>> = { lottery: 'LOTT', vn: 'ZY', sea: 'SEA' }

const modeOfArea: Readonly<Record<LotteryArea, PrizeMode>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', VN: 'ZY', SEA: 'SEA' }

/**
 * Prize mode of a lottery by its code: an e-lottery stands on the page of the lotteries (LOTT-13).
 * Undefined for an unknown code.
 */
export function modeOfGame(gameCode: string | undefined): PrizeMode | undefined {
  const area = lotteryAreaOf(gameCode ?? '')
  return area ? modeOfArea[area] : undefined
}

/** Lotteries of a category: its picture, the platform's time, and the games. */
export interface LotteryGroup {
  category: string
  image: string
  /** ISO 8601: what time it was on the platform when it answered. */
  serverTime: string
  gameMenus: readonly LotteryMenu[]
}
