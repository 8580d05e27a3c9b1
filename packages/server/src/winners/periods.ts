import type { WinPeriod } from '@baize/contract'

const day = 86_400_000

/** How many days of the site's calendar a period has behind it before today. A week begins on Monday. */
const daysBack: Readonly<Record<WinPeriod, (today: Date) => number>> = {
  TODAY: () => 0,
  WEEK: today => (today.getUTCDay() + 6) % 7,
  MONTH: today => today.getUTCDate() - 1,
}

/** When a period began in the site's own calendar. @param gmtOffset - such as `+07:00` */
export function beginOf(period: WinPeriod, now: Date, gmtOffset: string): Date {
  const ahead = Date.parse(`1970-01-01T00:00:00Z`) - Date.parse(`1970-01-01T00:00:00${gmtOffset}`)
  const there = now.getTime() + ahead
  const today = there - (((there % day) + day) % day)
  return new Date(today - daysBack[period](new Date(today)) * day - ahead)
}
