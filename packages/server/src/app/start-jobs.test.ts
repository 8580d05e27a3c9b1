import { afterEach, expect, test, vi } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { jobRun } from './job-table.ts'
import { jobs } from './areas.ts'
import { startJobs } from './start-jobs.ts'

const started = startedPlatform()
afterEach(() => void vi.useRealTimers())

test('checks for due jobs every thirty seconds, until it is closed', async () => {
  const { deps } = started.platform
  const noted = () => deps.db.$count(jobRun)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const running = startJobs(deps)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await noted()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await running.close()
  expect(await noted()).toBe(jobs.length)
  await deps.db.delete(jobRun)
  await vi.advanceTimersByTimeAsync(60_000)
  await running.runDue()
  expect(await noted()).toBe(0)
})

test('reports a check that fails, and checks again', async () => {
  const { deps } = started.platform
  const report = vi.fn()
  const broken = { ...deps, db: { insert: () => expect.unreachable() } as never, report }
  const running = startJobs(broken)
  await running.runDue()
  await running.runDue()
  expect(report).toHaveBeenCalledTimes(2)
  await running.close()
})
