import { Code, Day, refusedFields } from './fields.ts'
import { Currency } from './money.ts'
import { optionalPage, pageFields } from './paging.ts'
import type { Schema } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/**
 * Days of the site's calendar, both included. Without `to` they end today, or with the last that
 * one call covers; without `from` they begin with the first that it covers.
 */
export const period = (z: Zod) => ({ from: z.optional(Day(z)), to: z.optional(Day(z)) })
/** The days that were answered. */
export const Period = (z: ReplyZod) => z.object({ from: z.string(), to: z.string() })

/**
 * Refused days by field: `from` is `tooOld` beyond `recordMonthsMax`; `to` is `turned` before
 * `from`, and `tooLong` where the two are more than `recordDaysMax`.
 */
export const PeriodRefusal = (z: ReplyZod) => z.object(refusedFields(z))

/** What a list of the own orders of one kind is asked by. */
export const orderQuery = <const States extends readonly string[]>(z: Zod, states: States) => ({
  ...period(z),
  state: z.optional(z.enum(states)),
  /** Finds the order that was placed under this key, where the answer was lost. */
  idempotencyKey: z.optional(Code(z)),
  ...optionalPage(z),
})

/** One page of the records of a period, with sums of the page and of the period. */
export const recordPage = <Item extends Schema, Sums extends Schema>(z: ReplyZod, item: Item, sums: Sums) => ({
  content: z.array(item),
  ...pageFields(z),
  totals: z.object({ page: sums, period: sums }),
  currency: Currency(z),
  period: Period(z),
})
