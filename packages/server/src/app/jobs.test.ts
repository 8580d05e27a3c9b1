import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { session } from '../accounts/sessions/tables.ts'
import type { Job } from '../area.ts'
import type { Deps } from '../deps.ts'
import { jobs } from './areas.ts'
import { runCommand } from './commands.ts'
import { jobRun } from './job-table.ts'
import { jobLease, runDueJobs, runJobNow } from './jobs.ts'

const reported: { error: unknown; facts: Record<string, string> }[] = []
const started = startedPlatform({ report: (error, facts) => void reported.push({ error, facts }) })
const deps = () => started.platform.deps
const every = 3_600_000

/** A job that only counts its runs. */
function counting(name: string) {
  const counted = { runs: 0 }
  const job: Job = { name, every, run: async () => void counted.runs++ }
  return { job, counted, look: () => runDueJobs(deps(), [job]) }
}
const storedRun = async (name: string) => (await deps().db.select().from(jobRun).where(eq(jobRun.name, name)))[0]
const ops = (...words: string[]) => runCommand(deps(), ['jobs', ...words], 'ada')

test('calls every job by a name of its own', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})

test('describes every job in docs/platform.md, with how often it runs', async () => {
  const text = await readFile(new URL('../../../../docs/platform.md', import.meta.url), 'utf8')
  const milliseconds: Record<string, number> = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }
  const lines = text.matchAll(/^\| `([a-z-]+)` \| (\d+) (second|minute|hour|day)s? \|/gm)
  const told = [...lines].map(([, name, count, unit = '']) => [name, Number(count) * (milliseconds[unit] ?? 0)])
  const message = 'docs/platform.md has one line a job, `| \`name\` | 10 minutes | … |`, in the order of app/areas.ts'
  expect(told, message).toEqual(jobs.map(job => [job.name, job.every]))
})

test('runs a new job at once, and again when its time has come', async () => {
  const { counted, look } = counting('hourly')
  await look()
  await look()
  expect(counted.runs).toBe(1)
  started.clock.advance(every / 1000 - 1)
  await look()
  expect(counted.runs).toBe(1)
  started.clock.advance(1)
  await look()
  expect(counted.runs).toBe(2)
})

test('runs a job whose next time was written by a clock far ahead', async () => {
  const { counted, look } = counting('ahead')
  const nextAt = new Date(started.clock.now().getTime() + 365 * 86_400_000)
  await deps().db.insert(jobRun).values({ name: 'ahead', nextAt })
  await look()
  expect(counted.runs).toBe(1)
})

test('reports a job that fails, keeps why, and tries it again at its next time', async () => {
  let runs = 0
  const { job, counted } = counting('after it')
  const failing: Job = {
    name: 'failing',
    every,
    run: async () => {
      if (++runs === 1) throw new Error('The bank is\nclosed.')
    },
  }
  await runDueJobs(deps(), [failing, job])
  expect(reported.at(-1)).toMatchObject({ error: { message: 'The bank is\nclosed.' }, facts: { job: 'failing' } })
  expect(await storedRun('failing')).toMatchObject({ lastError: 'Error: The bank is closed.', leaseUntil: null })
  expect(counted.runs, 'the job after it').toBe(1)
  await runDueJobs(deps(), [failing])
  expect(runs).toBe(1)
  started.clock.advance(every / 1000)
  await runDueJobs(deps(), [failing])
  expect(runs).toBe(2)
  expect((await storedRun('failing'))?.lastError).toBeNull()
})

test('keeps no values of a statement that failed', async () => {
  const run = async ({ db }: Deps) => void (await db.insert(session).values({ tokenHash: 'sesame' } as never))
  await runDueJobs(deps(), [{ name: 'statement', every, run }])
  const { lastError = '' } = (await storedRun('statement')) ?? {}
  expect(lastError).toMatch(/^Failed query: insert into/)
  expect(lastError).not.toMatch(/sesame|\.ts:/)
})

test('leaves a job to the process that runs it, and takes it over when the lease has run out', async () => {
  const { counted, look } = counting('cut off')
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const run = () => {
    begun.resolve()
    return first.promise
  }
  const running = runDueJobs(deps(), [{ name: 'cut off', every, run }])
  await begun.promise
  started.clock.advance(jobLease / 1000)
  await look()
  expect(await runJobNow(deps(), { name: 'cut off', every, run })).toBeNull()
  expect(counted.runs).toBe(0)
  started.clock.advance(1)
  await look()
  expect(counted.runs).toBe(1)
  const ended = await storedRun('cut off')
  first.reject(new Error('Too late'))
  await running
  expect(await storedRun('cut off'), 'the late end of the first').toEqual(ended)
})

test('runs due jobs before it answers that the clock was advanced', async () => {
  const { token } = await started.client.register()
  expect(token).not.toBe('')
  const left = async () => (await deps().db.select().from(session)).length
  expect(await left()).toBeGreaterThan(0)
  const body = JSON.stringify({ advanceSeconds: 13 * 3600 })
  await fetch(`${started.platform.url}/dev/clock`, { method: 'POST', body })
  expect(await left()).toBe(0)
})

test('staff see every job with its last and its next run, and run one now', async () => {
  const { ok, lines } = await ops()
  expect(ok).toBe(true)
  expect(lines.map(line => line.split(' ')[0])).toEqual(jobs.map(({ name }) => name))
  await runDueJobs(deps())
  started.clock.advance(60)
  const now = started.clock.now()
  expect(await ops('run', 'sweep-sessions')).toEqual({ ok: true, lines: ['sweep-sessions has run.'] })
  const line = (await ops()).lines.find(one => one.startsWith('sweep-sessions')) ?? ''
  expect(line).toMatch(/^sweep-sessions +every +10 min +ran \S+ ok, next \S+$/)
  expect(line).toContain(`ran ${now.toISOString()}`)
  expect(line).toContain(`next ${new Date(now.getTime() + 600_000).toISOString()}`)
  await deps().db.update(jobRun).set({ lastError: 'Error: No.' }).where(eq(jobRun.name, 'sweep-sessions'))
  expect((await ops()).lines.join('\n')).toMatch(/sweep-sessions .* failed: Error: No\., next /)
  expect((await ops('run', 'dance')).lines[0]).toBe('There is no job "dance".')
})
