import type { Category, LotteryArea, PrizeMode } from '@baize/contract'

/** Where the games of a prize mode come from: the studio's area of draws, and the vendor they stand under in the catalogue. */
export interface Area {
  area: LotteryArea
  vassalage: string
  gameType: Category
}

/** The areas by prize mode (LOTT-01, LOTT-12, LOTT-13). */
export const areas: Record<PrizeMode, Area> = {
  LOTT: { area: 'LOTT', vassalage: 'LOTT', gameType: 'LOTT' },
  ZY: { area: 'VN', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' },
  ELOTT: { area: 'ELOTT', vassalage: 'ELOTT', gameType: 'ELOTT' },
  SEA: { area: 'SEA', vassalage: 'TCG_SEA', gameType: 'LOTT' },
}
