import type { Deps } from '../deps.ts'
import { markShown } from '../store/round-transitions.ts'
import type { Round } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import { createRound, type BetRequest } from './create-round.ts'
import type { Driver } from './drive-round.ts'
import { pauseLeft } from './pause-between-rounds.ts'
import { type RoundView, roundView } from './round-view.ts'

/** Codes of the operator with a text of their own; any other is shown as a refused bet. */
const refusalCodes: Record<string, RefusalCode> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  GAME_SESSION_ENDED: 'SESSION_ENDED',
}

export interface PlayedRound extends RoundView {
  /** Milliseconds until the next round may be played. */
  nextPressInMs: number
}

/**
 * A round whose bet was not refused.
 * @throws Refusal INSUFFICIENT_FUNDS, SESSION_ENDED, BET_REFUSED
 */
export function acceptedRound(round: Round, facts: Record<string, number> = {}): Round {
  if (round.refusal) throw new Refusal(refusalCodes[round.refusal] ?? 'BET_REFUSED', facts)
  return round
}

/**
 * Plays the round of a bet: creates it, or finds the one that this request already made, and takes
 * it as far as the operator answers.
 * @param signal - aborted once the page has left; the result is shown at the next start then
 * @throws Refusal INSUFFICIENT_FUNDS, SESSION_ENDED, BET_REFUSED, and what `startRound` throws
 */
export async function playRound(
  deps: Deps,
  driver: Driver,
  session: Session,
  order: BetRequest,
  signal?: AbortSignal,
): Promise<PlayedRound> {
  const driven = await driver.drive(await createRound(deps, session, order))
  const round = acceptedRound(driven, { nextPressInMs: pauseLeft(deps, driven) })
  if (!signal?.aborted) markShown(deps.store, round)
  return { ...roundView(deps.games, round), nextPressInMs: pauseLeft(deps, round) }
}
