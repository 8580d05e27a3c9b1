import { type Deps, nowOf } from '../deps.ts'
import type { Rules } from '../game.ts'
import { Refusal } from '../refusal.ts'
import { lastPlayedAt, type Round } from '../store/rounds.ts'

/**
 * Enforces the min time between two instant rounds of a player, whatever games they are of
 * (RTS 14). How long it is: `pause` of `games/common-rules.ts`.
 * @throws Refusal TOO_SOON
 */
export function checkPause(deps: Deps, player: string, { pauseMs }: Rules): void {
  const left = lastPlayedAt(deps.store, player) + pauseMs - nowOf(deps)
  if (left > 0) throw new Refusal('TOO_SOON', { retryAfterMs: left })
}

/** Milliseconds until the player may play the next round. */
export const pauseLeft = (deps: Deps, { createdAt, gameCode }: Round): number =>
  Math.max(0, createdAt + deps.games.rulesOf(gameCode).pauseMs - nowOf(deps))
