import { minute } from '@baize/contract'
import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Job, Command, CommandResult } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../report.ts'
import { inTime } from '../http/in-time.ts'
import { jobs as allJobs, jobs } from './areas.ts'
import { jobRun } from './job-table.ts'
import { UsageError } from '../area.ts'

/** Times below are in milliseconds. */
/**
 * Real time after which a run counts as failed, or a look for one: the database may have no limit
 * of its own (`BAIZE_DB_LONG_MS=0`).
 */
const maxRunTime = 10 * minute
/** Lease of a run: longer than any run, after which another process takes the job over. */
export const jobLease = 15 * minute

const addTime = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)

/** A run that this process has claimed. The end of its lease tells it from a later run. */
interface Claim {
  startedAt: Date
  leaseUntil: Date
}

/**
 * Claims a job for this process; null where another process runs it, or where it is not due. It is
 * one statement, so that one of many processes gets it.
 * @param isAsked - whether it runs now, due or not
 */
async function claim({ db, clock }: Deps, { name, every }: Job, isAsked = false): Promise<Claim | null> {
  const startedAt = clock.now()
  const leaseUntil = addTime(startedAt, jobLease)
  // A time too far ahead was written while the sandbox's clock was advanced further than it is now.
  const isDue = or(lte(jobRun.nextAt, startedAt), gt(jobRun.nextAt, addTime(startedAt, every + jobLease)))
  const isFree = or(
    isNull(jobRun.leaseUntil),
    lt(jobRun.leaseUntil, startedAt),
    gt(jobRun.leaseUntil, addTime(leaseUntil, jobLease)),
  )
  const taken = await db
    .update(jobRun)
    .set({ leaseUntil, lastStartedAt: startedAt })
    .where(and(eq(jobRun.name, name), isFree, isAsked ? undefined : isDue))
    .returning()
  return taken.length ? { startedAt, leaseUntil } : null
}

/** @throws Error where the work fails, or has not ended in time; it is not stopped then */
const withEnd = async <T>(work: () => Promise<T>): Promise<T> =>
  inTime(work(), maxRunTime, () => new Error(`It did not end within ${maxRunTime / minute} minutes.`))

/** An error in one line for staff: without the values of a statement, and without its stack. */
const lineOf = (error: unknown): string =>
  (errorText(error).split(/\n\s+at /)[0] ?? '').replaceAll(/\s+/g, ' ').slice(0, 300)

/**
 * Runs a claimed job and stores its result, unless the lease ran out and another process took the
 * job over.
 */
async function runClaimed(deps: Deps, job: Job, { startedAt, leaseUntil }: Claim): Promise<string | null> {
  const lastError = await withEnd(async () => job.run(deps)).then(
    () => null,
    (error: unknown) => {
      deps.report(error, { job: job.name })
      return lineOf(error)
    },
  )
  const ended = { leaseUntil: null, nextAt: addTime(startedAt, job.every), lastEndedAt: deps.clock.now(), lastError }
  const isOurs = and(eq(jobRun.name, job.name), eq(jobRun.leaseUntil, leaseUntil))
  await withEnd(async () => void (await deps.db.update(jobRun).set(ended).where(isOurs)))
  return lastError
}

/** Stores new jobs, which are due at once. */
async function addNewJobs({ db, clock }: Deps, jobs: readonly Job[]): Promise<void> {
  const nextAt = clock.now()
  if (jobs.length)
    await db
      .insert(jobRun)
      .values(jobs.map(({ name }) => ({ name, nextAt })))
      .onConflictDoNothing()
}

/**
 * Runs the jobs that are due by the platform's clock, one after the other, and resolves when they
 * have ended. Jobs that another process runs are skipped. A job that fails is reported, and runs
 * again at its next time.
 * @param mayGoOn - asked before each job
 */
export async function runDueJobs(deps: Deps, jobs: readonly Job[] = allJobs, mayGoOn = () => true): Promise<void> {
  await withEnd(() => addNewJobs(deps, jobs))
  for (const job of jobs) {
    if (!mayGoOn()) return
    const claimed = await withEnd(() => claim(deps, job))
    if (claimed) await runClaimed(deps, job, claimed)
  }
}

/** Runs a job now, due or not; null where another process runs it. */
export async function runJobNow(deps: Deps, job: Job): Promise<{ error: string | null } | null> {
  await withEnd(() => addNewJobs(deps, [job]))
  const claimed = await withEnd(() => claim(deps, job, true))
  return claimed && { error: await runClaimed(deps, job, claimed) }
}

type StoredRun = typeof jobRun.$inferSelect

const timeOf = (time: Date) => time.toISOString()

function lastRun({ leaseUntil, lastStartedAt, lastEndedAt, lastError }: StoredRun, now: Date): string {
  if (!lastStartedAt) return 'has not run'
  const ran = `ran ${timeOf(lastStartedAt)}`
  if (leaseUntil) return `${ran} ${leaseUntil < now ? 'cut off' : 'running'}`
  return `${ran} ${lastError === null || !lastEndedAt ? 'ok' : `failed: ${lastError}`}`
}

function lineOfJob({ name, every }: Job, stored: StoredRun | undefined, now: Date): string {
  const begin = `${name.padEnd(20)} every ${String(every / minute).padStart(4)} min  `
  if (!stored) return `${begin}has not run, next as soon as somebody looks`
  const { nextAt } = stored
  return `${begin}${lastRun(stored, now)}, next ${nextAt <= now ? 'as soon as somebody looks' : timeOf(nextAt)}`
}

async function listJobs({ db, clock }: Deps): Promise<string[]> {
  const stored = new Map((await db.select().from(jobRun)).map(one => [one.name, one]))
  return jobs.map(job => lineOfJob(job, stored.get(job.name), clock.now()))
}

async function runNamedJob(deps: Deps, name: string, by: string): Promise<CommandResult> {
  const job = jobs.find(one => one.name === name)
  if (!job) throw new UsageError(`There is no job "${name}".`)
  await auditStaff(deps, deps.db, by, { what: 'job-run', reason: name })
  const ran = await runJobNow(deps, job)
  if (!ran) return { ok: false, lines: [`${name} is running already.`] }
  return ran.error === null
    ? { ok: true, lines: [`${name} has run.`] }
    : { ok: false, lines: [`${name} failed: ${ran.error}`] }
}

export const jobsCommand: Command = {
  usage: 'jobs [run NAME]',
  does: 'lists what runs by itself: when, how it ended and when again; or runs one now',
  run: async (deps, [word, name = ''], by) => {
    if (word === undefined) return { ok: true, lines: await listJobs(deps) }
    if (word !== 'run') throw new UsageError(`Jobs can be run, not "${word}".`)
    return runNamedJob(deps, name, by)
  },
}
