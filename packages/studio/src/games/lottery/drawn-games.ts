import { type LotteryArea, lotteryAreas, type LotteryGame, lotteryGames, lotteryLobbies } from '@baize/contract'
import type { LotteryKind } from './lottery-kinds.ts'
import type { DrawnGame, Family } from '../../engine/game.ts'

const kindByCategory: Record<LotteryGame['category'], LotteryKind> = {
  '11X5': 'eleven',
  LF: 'triple',
  LHC: 'markSix',
  PK10: 'race',
  SSC: 'ssc',
}
/** Areas whose lotteries are all of a kind of their own. */
const kindByArea: Partial<Record<LotteryArea, LotteryKind>> = { VN: 'vietnam', SEA: 'sea' }

const families = Object.fromEntries(lotteryAreas.map(area => [area, { name: area, page: 'lottery' }])) as Record<
  LotteryArea,
  Family
>

/**
 * Every lottery as the studio draws it: bets close a twelfth of the period before the draw, half a
 * minute at most.
 */
export const drawnLotteries: readonly DrawnGame<LotteryKind>[] = lotteryGames.map(
  ({ gameCode, name, area, category, periodMs, zone }) => ({
    gameCode,
    name,
    kind: kindByArea[area] ?? kindByCategory[category],
    family: families[area],
    periodMs,
    zone,
    closingMs: Math.min(periodMs / 12, 30_000),
  }),
)

/**
 * Codes that are launched where no lottery is chosen yet: no games, but of an area all the same.
 */
export const lotteryLobbyFamilies = lotteryAreas.map(area => [lotteryLobbies[area], families[area]] as const)
