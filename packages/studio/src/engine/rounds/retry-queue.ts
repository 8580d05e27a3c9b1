import { type Deps, nowOf } from '../deps.ts'
import { dueRounds, makeAllDue, nextDueAt } from '../store/calls.ts'
import { atomically } from '../store/open.ts'
import { openRounds, roundById } from '../store/rounds.ts'
import type { Driver } from './drive-round.ts'
import { rollBackUnanswered } from './rollback.ts'

/** Rounds tried at once: after a long outage the operator is not greeted with everything. */
const batch = 20
/** Least and longest sleep in milliseconds. */
const naps = { least: 25, most: 60_000 }

/** Repeats what was not answered when its time has come. It sleeps in between and keeps no list of its own: the store is the queue. */
export function createRetryQueue(deps: Deps, driver: () => Driver) {
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function run(): Promise<void> {
    const rounds = dueRounds(deps.store, nowOf(deps), batch).map(id => roundById(deps.store, id))
    const tries = await Promise.allSettled(rounds.filter(round => round !== null).map(round => driver().drive(round)))
    const failed = tries.filter(each => each.status === 'rejected')
    for (const { reason } of failed) deps.report(reason, { where: 'retry queue' })
    wake(failed.length ? 1000 : naps.least)
  }

  /** Sleeps until the next repeat is due. Called whenever something may have changed. */
  function wake(least = naps.least): void {
    clearTimeout(timer)
    const at = nextDueAt(deps.store)
    if (closed || at === null) return
    timer = setTimeout(
      () => void run().catch((error: unknown) => deps.report(error, { where: 'retry queue' })),
      napUntil(at, least),
    )
  }
  const napUntil = (at: number, least: number) => Math.min(Math.max(at - nowOf(deps), least), naps.most)

  return {
    wake,
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** After a start: bets that may have been sent are taken back, and whatever waits for an answer is due at once. */
export function resumeRounds(deps: Deps): void {
  for (const round of openRounds(deps.store))
    if (round.state === 'created' || round.state === 'betSent')
      rollBackUnanswered(deps, round, 'the studio stopped before the answer')
  atomically(deps.store, () => makeAllDue(deps.store, nowOf(deps)))
}
