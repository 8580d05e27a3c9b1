import { day, recordDaysMax, recordMonthsMax } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { Refusal } from '../http/refusal.ts'
import { dateRangeOf } from './date-range.ts'
import { siteSetting } from './settings.ts'

/** A range of time, without its end. */
export interface Span {
  from: Date
  until: Date
}

/** The days that records are asked of. */
export interface RecordPeriod extends Span {
  /** First and last day in the site's calendar, both included. */
  days: { from: string; to: string }
  /** Milliseconds by which the site's time is ahead of UTC. */
  offset: number
}

interface AskedDays {
  from?: string | undefined
  to?: string | undefined
}

/** The day of a moment, in the calendar that is ahead of UTC by `offset` milliseconds. */
export const dayOf = (time: number, offset: number): string => new Date(time + offset).toISOString().slice(0, 10)

const startOf = (text: string): number => Date.parse(`${text}T00:00:00Z`)
/** A day so many days later, or earlier where that is negative. */
export const daysLater = (text: string, days: number): string => dayOf(startOf(text) + days * day, 0)

function monthsBefore(text: string, months: number): string {
  const date = new Date(startOf(text))
  date.setUTCMonth(date.getUTCMonth() - months)
  return dayOf(date.getTime(), 0)
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one < other ? other : one)

/** The days that an input means, by the days of the site. */
function completed({ from, to }: AskedDays, today: string, oldest: string): { from: string; to: string } {
  const last = to ?? (from ? earlier(today, daysLater(from, recordDaysMax - 1)) : today)
  return { from: from ?? later(earlier(oldest, last), daysLater(last, 1 - recordDaysMax)), to: last }
}

function problemsOf({ from, to }: { from: string; to: string }, oldest: string): Record<string, string> {
  if (to < from) return { to: 'turned' }
  if (from < oldest) return { from: 'tooOld' }
  return daysLater(from, recordDaysMax - 1) < to ? { to: 'tooLong' } : {}
}

/**
 * The period of an input in the site's own time zone (MEM-11).
 * @throws Refusal BAD_REQUEST where there is no such day; FIELD_INVALID with `tooOld`, `tooLong` or
 *   `turned` by field
 */
export async function periodOf(deps: Pick<Deps, 'db' | 'clock'>, asked: AskedDays): Promise<RecordPeriod> {
  await dateRangeOf(deps, asked)
  const { gmtOffset } = await readSetting(deps, siteSetting)
  const offset = startOf('1970-01-01') - Date.parse(`1970-01-01T00:00:00${gmtOffset}`)
  const today = dayOf(deps.clock.now().getTime(), offset)
  const oldest = monthsBefore(today, recordMonthsMax)
  const days = completed(asked, today, oldest)
  const fields = problemsOf(days, oldest)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
  const from = new Date(startOf(days.from) - offset)
  return { from, until: new Date(startOf(days.to) + day - offset), days, offset }
}
