/**
 * Minutes by which a site's own time is ahead of UTC, from an offset such as `+05:30`; 0 where it
 * cannot be read.
 */
export function offsetMinutes(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The usual name of an offset: `GMT+7`, `GMT+5:30`, `GMT+0`. */
export const zoneName = (offset: string): string => zoneNameOf(offsetMinutes(offset))

/** The same of the minutes by which a time is ahead of UTC. */
export function zoneNameOf(minutes: number): string {
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** A moment moved so that UTC shows the site's own time of it. */
export const siteTime = (time: string | number, offset: string): number =>
  new Date(time).getTime() + offsetMinutes(offset) * 60_000

/** A moment as a clock of the site shows it: yyyy-MM-dd HH:mm:ss (AGT-13). */
export function clockText(time: number, offset: string): string {
  const moved = siteTime(time, offset)
  return Number.isNaN(moved) ? '' : new Date(moved).toISOString().slice(0, 19).replace('T', ' ')
}
