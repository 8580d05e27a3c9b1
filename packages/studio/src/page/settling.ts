import type { RoundView } from '../engine/rounds/round-view.ts'
import { isSessionEnd } from './api.ts'

/** Milliseconds until a round is asked for again: soon at first, then less and less often. */
const pauses = { first: 500, max: 8000 }
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Whether the operator still has to answer for a round. */
export const isUnanswered = ({ outcome }: RoundView): boolean => outcome === 'paying' || outcome === 'returning'

/**
 * Asks for a round until the operator has answered for it.
 * @param read - gives the player's last rounds; where it fails, the next time may not, unless the
 *   session has ended
 * @param isWanted - whether anybody still waits for it
 * @returns the round as it ended, or null where it is not wanted any more or the session has ended
 */
export async function untilAnswered(
  roundId: string,
  read: () => Promise<{ rounds: RoundView[] }>,
  isWanted: () => boolean,
  pause = pauses.first,
): Promise<RoundView | null> {
  await wait(pause)
  if (!isWanted()) return null
  const answer = await read().catch((error: unknown) => (isSessionEnd(error) ? null : { rounds: [] }))
  if (!answer) return null
  const round = answer.rounds.find(each => each.roundId === roundId)
  if (round && !isUnanswered(round)) return isWanted() ? round : null
  return untilAnswered(roundId, read, isWanted, Math.min(2 * pause, pauses.max))
}
