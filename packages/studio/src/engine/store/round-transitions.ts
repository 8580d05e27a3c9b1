import { isOpen, transitions, type RoundState } from '../rounds/round-state.ts'
import type { Store } from './open.ts'
import { type Round, roundById } from './rounds.ts'

/** Fields that may change with a state. */
export interface Change {
  stops?: number[]
  win?: bigint
  balance?: string
  refusal?: string
}

/**
 * Moves a round to another state and returns it as it is then.
 * @throws Error where the round is not where the caller thinks it is: somebody else moved it, and
 *   this caller must not go on.
 */
export function moveRound(store: Store, round: Round, to: RoundState, now: number, change: Change = {}): Round {
  if (!(transitions[round.state] as readonly string[]).includes(to))
    throw new Error(`No round goes from ${round.state} to ${to}`)
  const { changes } = store
    .prepare(
      `UPDATE round SET state = :to, stops = coalesce(:stops, stops), win = coalesce(:win, win), balance = coalesce(:balance, balance),
         refusal = coalesce(:refusal, refusal), ended_at = :endedAt
       WHERE id = :id AND state = :from`,
    )
    .run({
      to,
      from: round.state,
      id: round.id,
      stops: change.stops ? JSON.stringify(change.stops) : null,
      win: change.win ?? null,
      balance: change.balance ?? null,
      refusal: change.refusal ?? null,
      endedAt: isOpen(to) ? null : now,
    })
  const moved = roundById(store, round.id)
  if (changes !== 1 || !moved) throw new Error(`Round ${round.id} is no longer ${round.state}`)
  return moved
}

/** Remembers that the player has been shown the result. */
export function markShown(store: Store, round: Round): void {
  store.prepare('UPDATE round SET told = 1 WHERE id = ?').run(round.id)
}
