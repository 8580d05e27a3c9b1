import { downlines, type Output } from '@baize/contract'
import type { CallError } from '@baize/client'
import { useState } from 'react'
import { useStanding } from '../../../shared/records/use-standing.ts'
import { useRead } from '../../../scope.ts'
import { begin, inputOf, type Filters, type Query } from './query.ts'
import type { Sort } from '../../../ui/data/columns.ts'

export type Page = Output<typeof downlines>

export interface DownlinesState {
  query: Query
  /** The last page that came; beside `busy` it answers an earlier question. */
  page: Page | undefined
  busy: boolean
  /** Why there is no page. */
  error: CallError | undefined
  refresh: () => void
  filter: (filters: Filters) => void
  sort: (sort: Sort) => void
  turn: (page: number) => void
  /** Shows whose downline; empty is the agent's own. Filters are left behind with the list they were for. */
  enter: (parent: string) => void
}

/** What is looked at, and what the platform answers. */
export function useDownlines(): DownlinesState {
  const [query, setQuery] = useState(begin)
  const read = useRead(downlines, inputOf(query))
  const { data: page, error } = useStanding(read)
  return {
    query,
    page,
    busy: read.status !== 'ready' && read.status !== 'error',
    error,
    refresh: read.refresh,
    filter: filters => setQuery({ ...query, filters, page: 1 }),
    sort: sort => setQuery({ ...query, sort, page: 1 }),
    turn: page => setQuery({ ...query, page }),
    enter: parent => setQuery({ ...begin, parent, sort: query.sort }),
  }
}
