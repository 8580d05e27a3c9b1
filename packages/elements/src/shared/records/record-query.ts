import type { Sort } from '../../ui/data/columns.ts'

/** Values by name, as the call takes them. */
export type Filters = Readonly<Record<string, string>>

/** Which records are looked at. */
export interface RecordQuery {
  /** Whose records, or of which kind: no filter, so it stays when the filters are taken away. */
  within: Filters
  filters: Filters
  /** Absent: the order of the platform. */
  sort?: Sort
  /** From 1. */
  page: number
}

/** Rows of a page (MEM-11). */
export const usualPageSize = 20

export const firstQuery = (sort?: Sort): RecordQuery => ({ within: {}, filters: {}, ...(sort && { sort }), page: 1 })

/** An order as the wire has it: a leading hyphen turns it round. */
const sortParam = ({ by, descending }: Sort) => `${descending ? '-' : ''}${by}`

/** The input of a call for records. */
export const inputOf = ({ within, filters, sort, page }: RecordQuery, pageSize: number): Record<string, unknown> => ({
  ...filters,
  ...within,
  ...(sort && { sort: sortParam(sort) }),
  pageNo: page,
  pageSize,
})

export const isFiltered = ({ filters }: RecordQuery): boolean => Object.keys(filters).length > 0

/** Names of the parameters that are no filters. */
const own = { page: 'page', sort: 'sort' }

/**
 * A query as parameters of an address, each with the prefix of its list; a field at its first value
 * is left out.
 */
export function paramsOf({ filters, sort, page }: RecordQuery, prefix: string): Map<string, string> {
  const params = new Map(Object.entries(filters).map(([name, value]) => [`${prefix}.${name}`, value]))
  if (sort) params.set(`${prefix}.${own.sort}`, sortParam(sort))
  if (page > 1) params.set(`${prefix}.${own.page}`, String(page))
  return params
}

/** Filters and orders that a list takes from an address. */
export interface AddressFields {
  filters: readonly string[]
  sorts?: readonly string[]
}

/**
 * The part of a query that parameters give; a filter or an order that the list does not have is
 * left alone.
 */
export function queryOf(
  params: URLSearchParams,
  prefix: string,
  { filters, sorts = [] }: AddressFields,
): Partial<RecordQuery> {
  const valueOf = (name: string) => params.get(`${prefix}.${name}`) ?? ''
  const found = filters.flatMap(name => (valueOf(name) ? [[name, valueOf(name)] as const] : []))
  const [, hyphen, by = ''] = /^(-?)(\w+)$/.exec(valueOf(own.sort)) ?? []
  const page = Number(valueOf(own.page))
  return {
    filters: Object.fromEntries(found),
    ...(sorts.includes(by) && { sort: { by, descending: hyphen === '-' } }),
    ...(Number.isSafeInteger(page) && page > 0 && { page }),
  }
}
