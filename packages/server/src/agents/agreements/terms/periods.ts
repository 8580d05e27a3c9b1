import { day } from '@baize/contract'
import type { AgreementPeriod } from '@baize/contract'

/** Whether a day is the first of a period, by the calendar of the site (CON-16). */
const begins: Readonly<Record<AgreementPeriod, (day: Date) => boolean>> = {
  DAILY: () => true,
  WEEKLY: date => date.getUTCDay() === 1,
  SEMIMONTHLY: date => [1, 16].includes(date.getUTCDate()),
  MONTHLY: date => date.getUTCDate() === 1,
}

/** Milliseconds by which a clock is ahead of UTC. @param gmtOffset - such as `+07:00` */
export const offsetOf = (gmtOffset: string): number => -Date.parse(`1970-01-01T00:00:00${gmtOffset}`)

/** The first moment at or after `from` at which a period begins on the site's clock (CON-22). */
export function periodStart(period: AgreementPeriod, from: Date, offset: number): Date {
  let local = Math.ceil((from.getTime() + offset) / day) * day
  while (!begins[period](new Date(local))) local += day
  return new Date(local - offset)
}
