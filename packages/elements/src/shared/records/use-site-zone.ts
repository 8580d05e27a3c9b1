import { systemStatus } from '@baize/contract'
import { useRead, useText } from '../../scope.ts'
import { clockText, siteTime } from './site-time.ts'

export interface SiteZone {
  /** The site's own offset from UTC, such as `+07:00`. */
  offset: string
  /** Whether that is known, or will not be. */
  settled: boolean
  /** A moment as the site's own day and time (MEM-11). */
  date: (time: string, options?: Intl.DateTimeFormatOptions) => string
  /** The same as files for spreadsheets have it, in every language. */
  clock: (time: string) => string
}

/** How records write times, in a list and in what it opens: 24 hours, with the seconds. */
export const recordClock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
export const recordMoment = { day: 'numeric', month: 'short', ...recordClock } as const
/** The same without the seconds. */
export const recordMinute = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const utc = '+00:00'

/** Times as the operator's site counts them, wherever the visitor is; UTC until that is known. */
export function useSiteZone(): SiteZone {
  const { date } = useText()
  const { data, status } = useRead(systemStatus, {})
  const offset = data?.gmtOffset ?? utc
  return {
    offset,
    settled: data !== undefined || status === 'error',
    date: (time, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
      date(siteTime(time, offset), { ...options, timeZone: 'UTC' }),
    clock: time => clockText(Date.parse(time), offset),
  }
}
