import { systemStatus, type Output } from '@baize/contract'
import { useRead, useText } from '../../scope.ts'
import { siteTime } from './site-time.ts'

type Status = Output<typeof systemStatus>

export interface SiteZone {
  /** The site's own offset from UTC, such as `+07:00`. */
  offset: string
  /** A moment as the site's own day and time (MEM-11). */
  date: (time: string, options?: Intl.DateTimeFormatOptions) => string
}

const utc = '+00:00'

/** Times as the operator's site counts them, wherever the visitor is; UTC until that is known. */
export function useSiteZone(): SiteZone {
  const { date } = useText()
  const status: Status | undefined = useRead(systemStatus, {}).data
  const offset = status?.gmtOffset ?? utc
  return {
    offset,
    date: (time, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
      date(siteTime(time, offset), { ...options, timeZone: 'UTC' }),
  }
}
