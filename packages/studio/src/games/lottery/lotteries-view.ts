import { type LotteryGame, lotteryGames } from '@baize/contract'
import type { Deps } from '../../engine/deps.ts'
import { drawnLotteries } from './drawn-games.ts'
import { gamesView } from '../../engine/draws/draws-view.ts'

const byCode: ReadonlyMap<string, LotteryGame> = new Map(lotteryGames.map(game => [game.gameCode, game]))

/**
 * Every lottery with its area, its category and its next draw, for a public list.
 * @throws Refusal OPERATOR_DOWN
 */
export function lotteriesView(deps: Deps) {
  const { now, games } = gamesView(deps, drawnLotteries)
  const facts = (gameCode: string) => ({
    area: byCode.get(gameCode)?.area,
    category: byCode.get(gameCode)?.category,
  })
  return { now, games: games.map(game => ({ ...game, ...facts(game.gameCode) })) }
}
export type LotteriesView = ReturnType<typeof lotteriesView>
