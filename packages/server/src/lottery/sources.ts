import type { Category, LotteryArea, PrizeMode } from '@baize/contract'

/**
 * Where the games of a prize mode come from: the area whose draws the studio holds, and the vendor
 * in the catalogue.
 */
export interface LotterySource {
  area: LotteryArea
  vassalage: string
  gameType: Category
}

/** The source of each prize mode (LOTT-01, LOTT-12, LOTT-13). */
export const lotterySources: Readonly<Record<PrizeMode, LotterySource>> = {
  LOTT: { area: 'LOTT', vassalage: 'LOTT', gameType: 'LOTT' },
  ZY: { area: 'VN', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' },
  ELOTT: { area: 'ELOTT', vassalage: 'ELOTT', gameType: 'ELOTT' },
  SEA: { area: 'SEA', vassalage: 'TCG_SEA', gameType: 'LOTT' },
}

/** The prize mode of the Vietnam lotteries, which have calls of their own (LOTT-13). */
export const vietnam: PrizeMode = 'ZY'
