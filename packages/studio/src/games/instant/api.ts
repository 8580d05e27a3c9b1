import type { PlayedRound } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { Start } from '../../engine/rounds/start-instant-game.ts'
import { ask, persist } from '../../page/api.ts'
import type { InstantKind } from '../kinds.ts'

export type InstantStart = Start & { kind: InstantKind }

export interface Rotated {
  revealed: { serverSeed: string; commitment: string; clientSeed: string | null; nonce: number }
  commitment: string
  nextCommitment: string
  nonce: number
}

/** The studio's calls for one player of an instant game. The token lives in this closure and nowhere else. */
export function connectInstant(token: string) {
  return {
    play: (order: { stake: string; choice: object; requestId: string; clientSeed: string }) =>
      persist(() => ask<PlayedRound>('press', token, order)),
    balance: () => ask<{ balance: string; currency: string }>('balance', token, {}),
    rotate: () => ask<Rotated>('rotate', token, {}),
    rounds: () => ask<{ rounds: RoundView[] }>('rounds', token),
  }
}
export type InstantConnection = ReturnType<typeof connectInstant>

export const startInstant = (code: string, gameCode: string): Promise<InstantStart> =>
  ask('session', '', { code, gameCode })
