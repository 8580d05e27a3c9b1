import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { jobs } from './areas.ts'
import { runDueJobs } from './jobs.ts'

/** Real milliseconds between two checks for due jobs. */
const interval = 30_000
/** Real milliseconds that a run gets to end when the platform stops. */
const grace = 5000

export interface RunningJobs {
  /** Runs due jobs once the check that is under way has ended. Errors are reported. */
  runDue(): Promise<void>
  /**
   * Stops checking, and waits a moment for the running job; one that is cut off is taken over when
   * its lease has run out.
   */
  close(): Promise<void>
}

/**
 * Checks for due jobs regularly; does not keep the process alive.
 * @param isTimed - whether it does so by itself, and not only when it is asked to
 */
export function startJobs(deps: Deps, isTimed = true): RunningJobs {
  let isOpen = true
  let lastRun = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const runDue = () =>
    (lastRun = lastRun
      .then(() => (isOpen ? runDueJobs(deps, jobs, () => isOpen) : undefined))
      .catch((error: unknown) => deps.report(error, { jobs: 'look' })))
  const wait = () => {
    timer = setTimeout(() => void runDue().then(() => isOpen && wait()), interval).unref()
  }
  if (isTimed) wait()
  return {
    runDue,
    close: async () => {
      isOpen = false
      clearTimeout(timer)
      await Promise.race([lastRun, sleep(grace, undefined, { ref: false })])
    },
  }
}
