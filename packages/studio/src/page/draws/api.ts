import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { callStudio, retryOnNetworkError } from '../api.ts'

export interface DrawBet {
  gameCode: string
  issue: string
  stake: string
  choice: object
  requestId: string
}

const query = (gameCode: string) => new URLSearchParams({ gameCode }).toString()

export const startDraws = (code: string, gameCode: string): Promise<DrawnGamesStart> =>
  callStudio('draws/session', '', { code, gameCode })

/**
 * The studio's calls for one player of games that wait for draws. The token lives in this closure
 * and nowhere else.
 */
export function connectDraws(token: string) {
  return {
    draws: (gameCode: string) => callStudio<DrawsView>(`draws?${query(gameCode)}`, ''),
    bets: (gameCode: string) => callStudio<{ bets: RoundView[] }>(`draws/bets?${query(gameCode)}`, token),
    bet: (order: DrawBet) => retryOnNetworkError(() => callStudio<RoundView>('draws/bet', token, order)),
    balance: () => callStudio<{ balance: string; currency: string }>('balance', token, {}),
  }
}
export type DrawsConnection = ReturnType<typeof connectDraws>
