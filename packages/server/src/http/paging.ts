import type { Paged } from '@baize/contract'

/** A page of a list, counted from 1. */
export interface PageRequest {
  pageNo: number
  pageSize: number
}

/** The part of a list that a page shows, and the paging fields of its answer. */
export function pageWindow({ pageNo, pageSize }: PageRequest) {
  const offset = (pageNo - 1) * pageSize
  const fields = (total: number) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total })
  return {
    limit: pageSize,
    offset,
    /** The paging fields, for a list of this length. */
    fields,
    /** The page of a list that is in memory. */
    of: <Item>(all: readonly Item[]): Paged<Item> => ({
      content: all.slice(offset, offset + pageSize),
      ...fields(all.length),
    }),
  }
}
