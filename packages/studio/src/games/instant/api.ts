import type { PlayedRound } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { InstantGameStart } from '../../engine/rounds/start-instant-game.ts'
import { callStudio, retryOnNetworkError } from '../../page/api.ts'
import type { InstantKind } from '../kinds.ts'

export type InstantStart = InstantGameStart & { kind: InstantKind }

export interface SeedRevealed {
  revealed: {
    serverSeed: string
    commitment: string
    /** The last bets under it, newest first. */
    rounds: { id: string; nonce: number; clientSeed: string }[]
  }
  commitment: string
  nextCommitment: string
  nonce: number
}

/**
 * The studio's calls for one player of an instant game. The token lives in this closure and nowhere
 * else.
 */
export function connectInstant(token: string) {
  return {
    play: (order: { stake: string; choice: object; requestId: string; clientSeed: string }) =>
      retryOnNetworkError(() => callStudio<PlayedRound>('press', token, order)),
    balance: () => callStudio<{ balance: string; currency: string }>('balance', token, {}),
    rotate: () => callStudio<SeedRevealed>('rotate', token, {}),
    rounds: () => callStudio<{ rounds: RoundView[] }>('rounds', token),
  }
}
export type InstantConnection = ReturnType<typeof connectInstant>

export const startInstant = (code: string, gameCode: string): Promise<InstantStart> =>
  callStudio('session', '', { code, gameCode })
