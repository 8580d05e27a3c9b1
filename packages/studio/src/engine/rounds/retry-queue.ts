import { type Deps, nowOf } from '../deps.ts'
import { dueRounds, makeAllDue, nextDueAt } from '../store/calls.ts'
import { inTransaction } from '../store/open.ts'
import { openRounds, roundById } from '../store/rounds.ts'
import type { Driver } from './drive-round.ts'
import { rollBackUnanswered } from './rollback.ts'

/** Rounds retried at once: after a long outage the operator does not get all at the same time. */
const batchSize = 20
/** Delay between two runs, in milliseconds. */
const delayMs = { min: 25, max: 60_000 }

/**
 * Retries unanswered calls when they are due. It keeps no list of its own: the store is the queue.
 */
export function createRetryQueue(deps: Deps, driver: () => Driver) {
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function run(): Promise<void> {
    const rounds = dueRounds(deps.store, nowOf(deps), batchSize).map(id => roundById(deps.store, id))
    const tries = await Promise.allSettled(rounds.filter(round => round !== null).map(round => driver().drive(round)))
    const failed = tries.filter(each => each.status === 'rejected')
    for (const { reason } of failed) deps.report(reason, { where: 'retry queue' })
    wake(failed.length ? 1000 : delayMs.min)
  }

  /** Sets the timer for the next retry. Called whenever one may have become due. */
  function wake(minDelay = delayMs.min): void {
    clearTimeout(timer)
    const at = nextDueAt(deps.store)
    if (closed || at === null) return
    timer = setTimeout(
      () => void run().catch((error: unknown) => deps.report(error, { where: 'retry queue' })),
      delayUntil(at, minDelay),
    )
  }
  const delayUntil = (at: number, minDelay: number) => Math.min(Math.max(at - nowOf(deps), minDelay), delayMs.max)

  return {
    wake,
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/**
 * After a start: bets that may have been sent are taken back, and whatever waits for an answer is
 * due at once.
 */
export function resumeRounds(deps: Deps): void {
  for (const round of openRounds(deps.store))
    if (round.state === 'created' || round.state === 'betSent')
      rollBackUnanswered(deps, round, 'the studio stopped before the answer')
  inTransaction(deps.store, () => makeAllDue(deps.store, nowOf(deps)))
}
