import { systemStatus } from '@baize/contract'
import { useRead, useText } from '../../scope.ts'
import { siteTime } from './site-time.ts'

export interface SiteZone {
  /** The site's own offset from UTC, such as `+07:00`. */
  offset: string
  /** Whether that is known, or will not be. */
  settled: boolean
  /** A moment as the site's own day and time (MEM-11). */
  date: (time: string, options?: Intl.DateTimeFormatOptions) => string
}

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
  }
}
