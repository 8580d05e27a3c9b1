import { QueryNumber } from './fields.ts'
import type { Schema } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/** Which page of a list is asked for, and how long it is. Pages are counted from 1. */
export const page = (z: Zod, pages = 100_000, size = 100) => ({
  pageNo: QueryNumber(z, 1, pages),
  pageSize: QueryNumber(z, 1, size),
})

/** The same where the platform says what is good without it: the first page, at its own length. */
export function optionalPage(z: Zod, pages?: number) {
  const { pageNo, pageSize } = page(z, pages)
  return { pageNo: z.optional(pageNo), pageSize: z.optional(pageSize) }
}

/** Which page was answered, and how much there is on all of them. */
export const pageFields = (z: ReplyZod) => ({ pageNum: z.number(), totalPages: z.number(), total: z.number() })

/** One page of a list. */
export const Paged = <Item extends Schema>(z: ReplyZod, item: Item) =>
  z.object({ content: z.array(item), ...pageFields(z) })
/** One page of a list, and how much there is on all pages. */
export interface Paged<Item> {
  content: Item[]
  pageNum: number
  totalPages: number
  total: number
}
