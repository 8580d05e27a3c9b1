import { zoneNameOf } from '../../../shared/records/site-time.ts'

interface Period {
  startAt: string | null
  endAt: string | null
}

/** Minutes by which the visitor's own time is ahead of UTC at a moment. */
const visitorMinutes = (time: string): number => -new Date(time).getTimezoneOffset()

/**
 * The text of a planned time with what stands in it: the visitor's own time, with its offset
 * (BOOT-23). Null where nothing is planned.
 */
export function plannedTime({ startAt, endAt }: Period, date: (time: string) => string) {
  const last = endAt ?? startAt
  if (!last) return null
  const key = startAt && endAt ? 'maintenance.fromTo' : endAt ? 'maintenance.to' : 'maintenance.from'
  const zone = zoneNameOf(visitorMinutes(last))
  return { key, times: { zone, from: startAt ? date(startAt) : '', to: endAt ? date(endAt) : '' } } as const
}
