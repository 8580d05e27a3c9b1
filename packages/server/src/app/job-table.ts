import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Last and next run of each job, and the lease of the process that runs it. */
export const jobRun = pgTable('job_run', {
  name: text().primaryKey(),
  nextAt: time('next_at').notNull(),
  leaseUntil: time('lease_until'),
  lastStartedAt: time('last_started_at'),
  lastEndedAt: time('last_ended_at'),
  /** Null where the last run ended well. */
  lastError: text('last_error'),
})
