import { type LotteryGame, lotteryGames } from '@baize/contract'
import type { LotteryKind } from '../lottery/kinds.ts'
import type { InstantKind, Kind } from '../rules/index.ts'

/** Games that are no slots and no lotteries, by their code. */
const instantByCode: ReadonlyMap<string, InstantKind> = new Map([
  ['ascent', 'ascent'],
  ['dice-hall', 'dice'],
  ['plinko', 'plinko'],
])

const byCategory: Record<LotteryGame['category'], LotteryKind> = {
  '11X5': 'eleven',
  LF: 'triple',
  LHC: 'markSix',
  PK10: 'race',
  SSC: 'ssc',
}
/** Areas whose lotteries are all of a kind of their own. */
const byArea: Partial<Record<LotteryGame['area'], LotteryKind>> = { VN: 'vietnam', SEA: 'sea' }

const lotteryByCode: ReadonlyMap<string, LotteryGame> = new Map(lotteryGames.map(game => [game.gameCode, game]))

/** The lottery of a code, or null. */
export const lotteryOf = (gameCode: string): LotteryGame | null => lotteryByCode.get(gameCode) ?? null

/** The kind of a lottery game. */
export const lotteryKindOf = ({ area, category }: LotteryGame): LotteryKind => byArea[area] ?? byCategory[category]

/** Which kind of game a code is. */
export function kindOf(gameCode: string): Kind {
  const lottery = lotteryOf(gameCode)
  return lottery ? lotteryKindOf(lottery) : (instantByCode.get(gameCode) ?? 'slot')
}
