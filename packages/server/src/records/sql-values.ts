import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Span } from '../system/index.ts'

/** A moment as a statement takes it. */
export const moment = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

/** The condition that a column lies in a span. */
export const isWithin = (column: SQL, { from, until }: Span): SQL =>
  sql`(${column} >= ${moment(from)} and ${column} < ${moment(until)})`

/** The condition that a column is one of some values; false for none. */
export const isOneOf = (column: SQL, values: readonly SQL[]): SQL =>
  values.length ? sql`${column} in (${sql.join([...values], sql`, `)})` : sql`false`

/** All of some conditions, or one of them. */
export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)
export const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`

/** A moment in milliseconds since 1970, which both databases give back as a number. */
export const milliseconds = (column: SQL): SQL<number> => sql<number>`(extract(epoch from ${column}) * 1000)::float8`
