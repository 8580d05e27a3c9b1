import { day, hour } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { partsOf } from './period-parts.ts'
import type { RecordPeriod, Span } from '../system/index.ts'
import { moment } from './sql-values.ts'

/** A part of time that is of one day in UTC, and of the one before or after it at the site. */
export interface ShiftedSpan extends Span {
  /** Days since 1970, in UTC and in the site's calendar. */
  utcDay: number
  siteDay: number
}

/** How the days of the site differ from those of UTC. */
export interface SiteDays {
  /** First and last day of the period at the site, as days since 1970. */
  first: number
  last: number
  /** The days of UTC with these numbers. */
  utc: Span
  /** Whole hours that are of another day at the site. */
  hours: ShiftedSpan[]
  /** Parts of hours that are, where the site's zone is no whole number of hours. */
  rest: ShiftedSpan[]
}

/**
 * The days of a period as days of UTC, and what of those to move to the day before or after: so
 * that of each day the sum of all of it is read, and a few of its hours.
 */
export function siteDaysOf({ from, until, offset }: RecordPeriod): SiteDays {
  const first = (from.getTime() + offset) / day
  const last = (until.getTime() + offset) / day - 1
  const shifted = offset
    ? Array.from({ length: last - first + 2 }, (_, nth): ShiftedSpan => {
        const [own, midnight] = [first + nth, new Date((first + nth) * day)]
        const begin = new Date(midnight.getTime() - offset)
        return offset > 0
          ? { from: begin, until: midnight, utcDay: own - 1, siteDay: own }
          : { from: midnight, until: begin, utcDay: own, siteDay: own - 1 }
      })
    : []
  const parts = shifted.map(span => ({ span, ...partsOf(span) }))
  return {
    first,
    last,
    utc: { from: new Date(first * day), until: new Date((last + 1) * day) },
    hours: parts.flatMap(({ span, hours }) => hours.map(part => ({ ...span, ...part }))),
    rest: parts.flatMap(({ span, rest }) => rest.map(part => ({ ...span, ...part }))),
  }
}

/** Such spans as rows of a query, with the hour in which each begins. */
export function shiftedRows(spans: readonly ShiftedSpan[]): SQL {
  if (!spans.length)
    return sql`(select now(), now(), now(), 0, 0 where false) as s (hour, since, until, utc_day, site_day)`
  const rows = spans.map(({ from, until, utcDay, siteDay }) => {
    const begin = new Date(Math.floor(from.getTime() / hour) * hour)
    return sql`(${moment(begin)}, ${moment(from)}, ${moment(until)}, ${utcDay}::int, ${siteDay}::int)`
  })
  return sql`(values ${sql.join(rows, sql`, `)}) as s (hour, since, until, utc_day, site_day)`
}
