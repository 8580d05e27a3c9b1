import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { jobs } from './areas.ts'
import { runDueJobs } from './jobs.ts'

/** Real time from one look at what is due to the next, in milliseconds. */
const interval = 30_000
/** Real time that a run gets to end when the platform is told to stop, in milliseconds. */
const grace = 5000

export interface RunningJobs {
  /** Runs what is due once the look that is under way has ended. Trouble is reported. */
  runDue(): Promise<void>
  /** Looks no more, and waits a moment for the job that runs; one that is cut off is taken over when its lease has run out. */
  close(): Promise<void>
}

/** Looks for jobs that are due, again and again; keeps no process alive. */
export function startJobs(deps: Deps): RunningJobs {
  let isOpen = true
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout
  const runDue = () =>
    (looking = looking
      .then(() => (isOpen ? runDueJobs(deps, jobs, () => isOpen) : undefined))
      .catch((error: unknown) => deps.report(error, { jobs: 'look' })))
  const wait = () => {
    timer = setTimeout(() => void runDue().then(() => isOpen && wait()), interval).unref()
  }
  wait()
  return {
    runDue,
    close: async () => {
      isOpen = false
      clearTimeout(timer)
      await Promise.race([looking, sleep(grace, undefined, { ref: false })])
    },
  }
}
