import * as z from 'zod/mini'

/** Years that time zones and databases support; days in players' calls are bounded the same way. */
const [firstYear, lastYear] = [1900, 2199]

function isSupportedYear(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= firstYear && year <= lastYear
}

/** A time that staff write: ISO 8601 with its offset, of the years 1900 to 2199. */
export const DateTime = () =>
  z.iso
    .datetime({ offset: true })
    .check(z.refine(isSupportedYear, `must be a time of the years ${firstYear} to ${lastYear}`))
