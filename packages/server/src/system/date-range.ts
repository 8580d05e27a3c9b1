import { day } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { readSetting } from '../db/settings.ts'
import { siteSetting } from './settings.ts'

/** A range of time, without its end; null is open. */
export interface DateRange {
  from: Date | null
  until: Date | null
}

/**
 * Start of a day in the site's time zone. @throws Refusal BAD_REQUEST where there is no such day
 */
function startOfDay(day: string, gmtOffset: string): Date {
  const begin = new Date(`${day}T00:00:00${gmtOffset}`)
  const isDay = !Number.isNaN(begin.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  if (!isDay) throw new Refusal('BAD_REQUEST')
  return begin
}

/**
 * The range of two days, both included, in the site's time zone (MEM-11).
 * @throws Refusal BAD_REQUEST
 */
export async function dateRangeOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<DateRange> {
  const { gmtOffset } = await readSetting(deps, siteSetting)
  return {
    from: from ? startOfDay(from, gmtOffset) : null,
    until: to ? new Date(startOfDay(to, gmtOffset).getTime() + day) : null,
  }
}
