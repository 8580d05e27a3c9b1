import { registerLinks, type Output } from '@baize/contract'
import { useState } from 'react'
import { useLastAnswer, type LastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead } from '../../../scope.ts'

type Page = Output<typeof registerLinks>
export type Link = Page['content'][number]

/** Rows of a page (MEM-11). */
export const pageSize = 20

interface LinksState extends LastAnswer<Page> {
  /** From 1. */
  page: number
  refresh: () => void
  turn: (page: number) => void
}

/** A page of the agent's links. */
export function useLinks(): LinksState {
  const [page, setPage] = useState(1)
  const read = useRead(registerLinks, { pageNo: page, pageSize })
  return { page, ...useLastAnswer(read), refresh: read.refresh, turn: setPage }
}
