import type { CallError } from '@baize/client'
import { registerLinks, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead } from '../../scope.ts'

type Page = Output<typeof registerLinks>
export type Link = Page['content'][number]

/** Rows of a page (MEM-11). */
export const pageSize = 20

interface LinksState {
  /** From 1. */
  page: number
  /** The last page that came. */
  data: Page | undefined
  /** Why there is none. */
  error: CallError | undefined
  refresh: () => void
  turn: (page: number) => void
}

/** A page of the agent's links. The last one stays while the next is on its way. */
export function useLinks(): LinksState {
  const [page, setPage] = useState(1)
  const { status, data, error, refresh } = useRead(registerLinks, { pageNo: page, pageSize })
  const [last, setLast] = useState<Page>()
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const failed = status === 'error' && !data
  return {
    page,
    data: data ?? (failed ? undefined : last),
    error: failed ? error : undefined,
    refresh,
    turn: setPage,
  }
}
