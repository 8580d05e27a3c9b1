import type { LotteryStart } from '../../draws/start-page.ts'
import type { DrawsView, GamesView } from '../../draws/view.ts'
import type { RoundView } from '../../rounds/view.ts'
import { ask, persist } from '../api.ts'

export interface BetOrder {
  gameCode: string
  issue: string
  stake: string
  choice: { play: string; option: string }
  requestId: string
}

const query = (gameCode: string) => new URLSearchParams({ gameCode }).toString()

export const startLottery = (code: string, gameCode: string): Promise<LotteryStart> =>
  ask('lottery/session', '', { code, gameCode })

/** The studio's calls for one player of lotteries. The token lives in this closure and nowhere else. */
export function connectLottery(token: string) {
  return {
    games: () => ask<GamesView>('lottery/games', ''),
    draws: (gameCode: string) => ask<DrawsView>(`lottery/draws?${query(gameCode)}`, ''),
    bets: (gameCode: string) => ask<{ bets: RoundView[] }>(`lottery/bets?${query(gameCode)}`, token),
    bet: (order: BetOrder) => persist(() => ask<RoundView>('lottery/bet', token, order)),
    balance: () => ask<{ balance: string; currency: string }>('balance', token, {}),
  }
}
export type LotteryConnection = ReturnType<typeof connectLottery>
