import { type Deps, nowOf } from '../deps.ts'
import { addCall, postpone } from '../store/calls.ts'
import { inTransaction } from '../store/open.ts'
import { moveRound } from '../store/round-transitions.ts'
import type { Round } from '../store/rounds.ts'
import { rollbackBody, txIdOf } from './call-bodies.ts'

/** When the queue looks after a call for the first time; until then its maker sends it. */
export const firstRepeat = (deps: Deps): number => nowOf(deps) + deps.backoff.first

/** Plans the rollback of a stake, inside the caller's transaction. */
export function planRollback(deps: Deps, round: Round): Round {
  addCall(
    deps.store,
    { txId: txIdOf(round, 'rollback'), roundId: round.id, kind: 'rollback', body: JSON.stringify(rollbackBody(round)) },
    firstRepeat(deps),
  )
  return moveRound(deps.store, round, 'unknown', nowOf(deps))
}

/** Plans the rollback of a bet whose result is unknown. */
export function rollBackUnanswered(deps: Deps, round: Round, trouble: string): Round {
  return inTransaction(deps.store, () => {
    postpone(deps.store, txIdOf(round, 'bet'), trouble, null)
    return planRollback(deps, round)
  })
}
