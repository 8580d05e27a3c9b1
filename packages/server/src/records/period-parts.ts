import { day, hour } from '@baize/contract'
import type { Span } from '../system/index.ts'

/** The parts of a period: sums are kept of whole hours and days of UTC. */
export interface PeriodParts {
  /** Whole days of UTC, all of which lie together. */
  days: Span[]
  /** Whole hours beside those days. */
  hours: Span[]
  /** Parts of an hour at the ends, of which single records are counted. */
  rest: Span[]
}

const floor = (time: Date, unit: number) => new Date(Math.floor(time.getTime() / unit) * unit)
const ceil = (time: Date, unit: number) => new Date(Math.ceil(time.getTime() / unit) * unit)
const present = (spans: readonly Span[]) => spans.filter(({ from, until }) => from < until)

/** The whole units of a span, and what is left at its ends. */
function split(span: Span, unit: number): { whole: Span[]; ends: Span[] } {
  const [from, until] = [ceil(span.from, unit), floor(span.until, unit)]
  if (from >= until) return { whole: [], ends: [span] }
  const ends = [
    { from: span.from, until: from },
    { from: until, until: span.until },
  ]
  return { whole: [{ from, until }], ends: present(ends) }
}

/** The hour of UTC in which a moment lies. */
export const hourOf = (time: Date): Date => floor(time, hour)

/** Parts of the hours that a span touches, each within one hour. */
function withinHours(span: Span): Span[] {
  const next = new Date(hourOf(span.from).getTime() + hour)
  return span.until <= next ? [span] : [{ from: span.from, until: next }, ...withinHours({ ...span, from: next })]
}

/** Splits a period into whole days, whole hours and the parts of hours at its ends. */
export function partsOf(span: Span): PeriodParts {
  const byHour = split(span, hour)
  const byDay = byHour.whole.map(whole => split(whole, day))
  return {
    days: byDay.flatMap(({ whole }) => whole),
    hours: byDay.flatMap(({ ends }) => ends),
    rest: byHour.ends.flatMap(withinHours),
  }
}
