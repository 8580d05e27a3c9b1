import { day, hour } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Span } from '../system/index.ts'
import { anyOf, isWithin } from './sql-values.ts'

/** Spans of which sums are stored, by their grain. */
export interface StoredSpans {
  days: readonly Span[]
  hours: readonly Span[]
}

/** The condition that a row of sums is of one of some spans; null where there are none. */
export function isOfSpans({ days, hours }: StoredSpans): SQL | null {
  const of = (grain: 'day' | 'hour', spans: readonly Span[]) =>
    spans.length ? [sql`(grain = ${grain} and ${anyOf(spans.map(span => isWithin(sql`since`, span)))})`] : []
  const grains = [...of('day', days), ...of('hour', hours)]
  return grains.length ? anyOf(grains) : null
}

/**
 * The time of a row of sums.
 * @param since - milliseconds since 1970
 */
export function spanOf({ grain, since }: { grain: 'day' | 'hour'; since: number }): Span & { isDay: boolean } {
  const isDay = grain === 'day'
  return { isDay, from: new Date(since), until: new Date(since + (isDay ? day : hour)) }
}
