/** Which part of a list is asked for; pages are numbered from 1. */
export interface Page {
  pageNo: number
  pageSize: number
}

export const windowOf = ({ pageNo, pageSize }: Page): { limit: number; offset: number } => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
})

/** What an answer says of its place in the list. */
export const placeOf = ({ pageNo, pageSize }: Page, total: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})
