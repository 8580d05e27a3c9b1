import type { CallError } from '@baize/client'
import type { Endpoint, Input, Output, Paged, ReplyZod } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead } from '../../scope.ts'
import type { Sort } from '../../ui/data/columns.ts'
import { firstQuery, inputOf, isFiltered, usualPageSize, type Filters, type RecordQuery } from './record-query.ts'
import { useLastAnswer } from './use-last-answer.ts'

/** A call that answers in pages. */
export interface PagedEndpoint extends Endpoint {
  reply: (z: ReplyZod) => ReturnType<Endpoint['reply']> & { _zod: { output: Omit<Paged<unknown>, 'content'> } }
}
/** A row of `content`. */
export type RowOf<Answer> = Answer extends { content: readonly (infer Row)[] } ? Row : never

/** Where a query is kept beside the list, such as the address of the page. */
export interface QueryStorage {
  read: () => Partial<RecordQuery>
  write: (query: RecordQuery) => void
}

export interface RecordsOptions<Answer, Row> {
  pageSize?: number
  /** The first order; absent: the platform's, and nothing can be sorted. */
  sort?: Sort
  /** The rows of an answer that does not have them as `content`. */
  rowsOf?: (answer: Answer) => readonly Row[]
  storage?: QueryStorage | null
}

/** Records that are looked at page by page, and what the platform answers. */
export interface Records<Answer, Row> {
  endpoint: PagedEndpoint
  /** Input of the last call. */
  input: Readonly<Record<string, unknown>>
  query: RecordQuery
  pageSize: number
  /** The last answer; beside `busy` it belongs to an earlier question. */
  answer: Answer | undefined
  rowsOf: (answer: Answer) => readonly Row[]
  /** Records of all pages. */
  total: number
  totalPages: number
  busy: boolean
  /** Why there is no answer. */
  error: CallError | undefined
  isFiltered: boolean
  /** Grows as often as filters were set from outside their form, which then begins anew. */
  resets: number
  refresh: () => void
  filter: (filters: Filters) => void
  order: (sort: Sort) => void
  turn: (page: number) => void
  /** Filters from outside their form: what was typed into it gives way. */
  reset: (filters?: Filters) => void
  /** Shows the records of another account, or of another kind, without the filters. */
  drillDown: (within: Filters) => void
}

/** Page, order and filters of a list of records, and the answer to them (MEM-11). */
export function useRecords<E extends PagedEndpoint, Row = RowOf<Output<E>>>(
  endpoint: E,
  options: RecordsOptions<Output<E>, Row> = {},
): Records<Output<E>, Row> {
  const { pageSize = usualPageSize, sort, rowsOf, storage } = options
  const [query, setQuery] = useState<RecordQuery>(() => ({ ...firstQuery(sort), ...storage?.read() }))
  const [resets, setResets] = useState(0)
  const input = inputOf(query, pageSize)
  const read = useRead(endpoint, input as Input<E>)
  const { data: answer, error } = useLastAnswer<Output<E>>(read)
  useEffect(() => storage?.write(query), [storage, query])

  const filter = (filters: Filters) => setQuery({ ...query, filters, page: 1 })
  const begin = (next: RecordQuery) => {
    setResets(resets + 1)
    setQuery(next)
  }
  const { total = 0, totalPages = 0 } = (answer ?? {}) as Partial<Paged<Row>>
  return {
    endpoint,
    input,
    query,
    pageSize,
    answer,
    rowsOf: rowsOf ?? (answer => (answer as Paged<Row>).content),
    total,
    totalPages,
    busy: read.data === undefined && read.status !== 'error',
    error,
    isFiltered: isFiltered(query),
    resets,
    refresh: read.refresh,
    filter,
    order: sort => setQuery({ ...query, sort, page: 1 }),
    turn: page => setQuery({ ...query, page }),
    reset: (filters = {}) => begin({ ...query, filters, page: 1 }),
    drillDown: within => begin({ ...firstQuery(query.sort), within }),
  }
}
