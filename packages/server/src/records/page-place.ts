import type { Span } from './period.ts'
import { hourOf } from './period-parts.ts'

/** A part of time with the number of records in it. */
export interface CountedSpan extends Span {
  count: number
  /** Whether it is a whole day, which has hours. */
  isDay: boolean
}

/** Where a page of records lies. */
export interface PagePlace {
  /** The hours of UTC that hold it, the newest first. */
  hours: Date[]
  /** Records of the newest hour that come before the page. */
  skip: number
}

interface Window {
  offset: number
  limit: number
}

/** The spans that hold a window of records, and how many of the first one come before it. */
function spansOf(spans: readonly CountedSpan[], { offset, limit }: Window) {
  const found: CountedSpan[] = []
  let [before, skip] = [0, 0]
  for (const span of spans) {
    if (before >= offset + limit) break
    if (before + span.count > offset) {
      if (!found.length) skip = offset - before
      found.push(span)
    }
    before += span.count
  }
  return { found, skip }
}

const newestFirst = (one: Span, other: Span) => other.from.getTime() - one.from.getTime()

/**
 * Finds a page by the counts of days and hours, so that the last page costs what the first one
 * does.
 * @param counted - days, hours and parts of hours that have records, in any order
 * @param countHours - counts the hours of a span of days
 */
export async function placeOf(
  counted: readonly CountedSpan[],
  { offset, limit }: Window,
  countHours: (span: Span) => Promise<CountedSpan[]>,
): Promise<PagePlace> {
  const days = spansOf(counted.toSorted(newestFirst), { offset, limit })
  const whole = days.found.filter(({ isDay }) => isDay)
  const [newest, oldest] = [whole.at(0), whole.at(-1)]
  const hours = newest && oldest ? await countHours({ from: oldest.from, until: newest.until }) : []
  const parts = [...days.found.filter(({ isDay }) => !isDay), ...hours].toSorted(newestFirst)
  const { found, skip } = spansOf(parts, { offset: days.skip, limit })
  return { hours: found.map(({ from }) => hourOf(from)), skip }
}
