import type { Paged } from '@baize/contract'

/** Which page of a list is asked for; pages are counted from 1. */
export interface Page {
  pageNo: number
  pageSize: number
}

/** The part of a list that a page shows, and the fields by which an answer says where in the list it stands. */
export function window({ pageNo, pageSize }: Page) {
  const offset = (pageNo - 1) * pageSize
  const fields = (total: number) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total })
  return {
    limit: pageSize,
    offset,
    /** Where the page stands in a list of so many. */
    fields,
    /** The page of a list that is whole at hand. */
    of: <Item>(all: readonly Item[]): Paged<Item> => ({
      content: all.slice(offset, offset + pageSize),
      ...fields(all.length),
    }),
  }
}
