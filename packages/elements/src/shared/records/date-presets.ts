import { day, recordMonthsMax } from '@baize/contract'
import { siteTime } from './site-time.ts'

/** Days beside today at which a preset begins and ends (CONST-38, MEM-11). */
const presets = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-7, 0],
  previous30: [-30, 0],
  next7: [0, 7],
  next30: [0, 30],
} as const
export type DatePreset = keyof typeof presets

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The first and the last day of a preset, in the site's own calendar.
 * @param now - milliseconds since 1970
 */
export function daysOf(preset: DatePreset, now: number, offset: string): { from: string; to: string } {
  const [from, to] = presets[preset]
  const today = siteTime(now, offset)
  return { from: dayText(today + from * day), to: dayText(today + to * day) }
}

/** Which of some presets the days of filters are; null for other days, and where there are none. */
export function presetOf(
  { from, to }: Readonly<Record<string, string>>,
  of: readonly DatePreset[],
  now: number,
  offset: string,
): DatePreset | null {
  return (
    of.find(preset => {
      const days = daysOf(preset, now, offset)
      return days.from === from && days.to === to
    }) ?? null
  )
}

/**
 * The first day that records go back to, in the site's own calendar (MEM-11).
 * @param now - milliseconds since 1970
 */
export function oldestDay(now: number, offset: string): string {
  const date = new Date(siteTime(now, offset))
  date.setUTCMonth(date.getUTCMonth() - recordMonthsMax)
  return dayText(date.getTime())
}
