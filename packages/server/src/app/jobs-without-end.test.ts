import { minute } from '@baize/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from '../area.ts'
import { stoppedClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { runDueJobs, runJobNow } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A database that takes every statement and answers none. */
const silent: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' ? () => undefined : silent),
  apply: () => silent,
})
const deps = { db: silent, clock: stoppedClock(new Date(0)) } as unknown as Deps
const job: Job = { name: 'hourly', every: 3_600_000, run: async () => undefined }

/** What a look has ended with once its time has passed; words of their own where it still waits. */
async function endOf(looking: Promise<unknown>): Promise<unknown> {
  const end = looking.then(
    () => 'done',
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(10 * minute)
  return Promise.race([end, Promise.resolve('still waits')])
}
const late = 'It did not end within 10 minutes.'

test('on a database without limits that falls silent, a look for due jobs ends, for the clock and for staff', async () => {
  expect(await endOf(runDueJobs(deps, [job]))).toBe(late)
  expect(await endOf(runJobNow(deps, job))).toBe(late)
})

test('so does the claim of a job', async () => {
  const stores = { insert: () => ({ values: () => ({ onConflictDoNothing: async () => undefined }) }) }
  const db = new Proxy(stores, {
    get: (found, name) => (Reflect.get(found, name) ?? silent) as unknown,
  }) as unknown as Deps['db']
  expect(await endOf(runDueJobs({ ...deps, db }, [job]))).toBe(late)
  expect(await endOf(runJobNow({ ...deps, db }, job))).toBe(late)
})
