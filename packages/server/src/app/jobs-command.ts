import type { Command, CommandResult, Job } from '../area.ts'
import type { Deps } from '../deps.ts'
import { UsageError } from '../ops/index.ts'
import { jobs } from './areas.ts'
import { jobRun } from './job-table.ts'
import { runJobNow } from './jobs.ts'

type StoredRun = typeof jobRun.$inferSelect

const timeOf = (time: Date) => time.toISOString()

function lastRun({ leaseUntil, lastStartedAt, lastEndedAt, lastError }: StoredRun, now: Date): string {
  if (!lastStartedAt) return 'has not run'
  const ran = `ran ${timeOf(lastStartedAt)}`
  if (leaseUntil) return `${ran} ${leaseUntil < now ? 'cut off' : 'running'}`
  return `${ran} ${lastError === null || !lastEndedAt ? 'ok' : `failed: ${lastError}`}`
}

function line({ name, every }: Job, stored: StoredRun | undefined, now: Date): string {
  const begin = `${name.padEnd(20)} every ${String(every / 60_000).padStart(4)} min  `
  if (!stored) return `${begin}has not run, next as soon as somebody looks`
  const { nextAt } = stored
  return `${begin}${lastRun(stored, now)}, next ${nextAt <= now ? 'as soon as somebody looks' : timeOf(nextAt)}`
}

async function list({ db, clock }: Deps): Promise<string[]> {
  const stored = new Map((await db.select().from(jobRun)).map(one => [one.name, one]))
  return jobs.map(job => line(job, stored.get(job.name), clock.now()))
}

async function runNow(deps: Deps, name: string): Promise<CommandResult> {
  const job = jobs.find(one => one.name === name)
  if (!job) throw new UsageError(`There is no job "${name}".`)
  const ran = await runJobNow(deps, job)
  if (!ran) return { ok: false, lines: [`${name} is running already.`] }
  return ran.error === null
    ? { ok: true, lines: [`${name} has run.`] }
    : { ok: false, lines: [`${name} failed: ${ran.error}`] }
}

export const jobsCommand: Command = {
  usage: 'jobs [run NAME]',
  does: 'lists what runs by itself: when, how it ended and when again; or runs one now',
  run: async (deps, [word, name = '']) => {
    if (word === undefined) return { ok: true, lines: await list(deps) }
    if (word !== 'run') throw new UsageError(`Jobs can be run, not "${word}".`)
    return runNow(deps, name)
  },
}
