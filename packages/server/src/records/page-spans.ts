import type { Span } from '../system/index.ts'

/** A part of time with the number of records in it. */
export interface CountedSpan extends Span {
  count: number
  /** Whether it is a whole day, which has hours. */
  isDay: boolean
}

/** Where a page of records lies. */
export interface PagePlace<Part> {
  /** The hours and parts of hours that hold it, the newest first. */
  parts: Part[]
  /** Records of the newest part that come before the page. */
  skip: number
}

interface Window {
  offset: number
  limit: number
}

/** The parts that hold a window of records, and how many of the first one come before it. */
function partsWith<Part extends CountedSpan>(all: readonly Part[], { offset, limit }: Window): PagePlace<Part> {
  const parts: Part[] = []
  let [before, skip] = [0, 0]
  for (const part of all) {
    if (before >= offset + limit) break
    if (before + part.count > offset) {
      if (!parts.length) skip = offset - before
      parts.push(part)
    }
    before += part.count
  }
  return { parts, skip }
}

const newestFirst = (one: Span, other: Span) => other.from.getTime() - one.from.getTime()

/**
 * Finds a page by the counts of days and hours, so that the last page costs what the first one
 * does.
 * @param counted - days, hours and parts of hours that have records, in any order
 * @param countHours - counts the hours of a span of days
 */
export async function placeOf<Part extends CountedSpan>(
  counted: readonly Part[],
  { offset, limit }: Window,
  countHours: (span: Span) => Promise<Part[]>,
): Promise<PagePlace<Part>> {
  const { parts, skip } = partsWith(counted.toSorted(newestFirst), { offset, limit })
  const days = parts.filter(({ isDay }) => isDay)
  const [newest, oldest] = [days.at(0), days.at(-1)]
  const hours = newest && oldest ? await countHours({ from: oldest.from, until: newest.until }) : []
  const within = [...parts.filter(({ isDay }) => !isDay), ...hours].toSorted(newestFirst)
  return partsWith(within, { offset: skip, limit })
}
