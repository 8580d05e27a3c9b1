import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@baize/client'
import { modelList, plainText, type Output } from '@baize/contract'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead, useText } from '../../../scope.ts'

/** Milliseconds between two looks at who is online, while somebody can see it. */
const refreshEvery = 20_000

/** Asks again from time to time, as long as the page is in view. */
export function useRefreshTimer(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest.current(), refreshEvery)
    return () => clearInterval(timer)
  }, [])
}

type ModelPage = Output<typeof modelList>

/** Filters of the models. */
interface ModelsRequest {
  online: boolean
  /** Code of a language; empty is any. */
  speaks: string
  keyword: string
}
export const noFilters: ModelsRequest = { online: false, speaks: '', keyword: '' }
/** Models of a page (CHAT-04). */
export const pageSize = 20

export interface ModelsState {
  filters: ModelsRequest
  /** From 1. */
  page: number
  data: ModelPage | undefined
  error: CallError | undefined
  busy: boolean
  refresh: () => void
  filter: (change: Partial<ModelsRequest>) => void
  turn: (page: number) => void
}

/** The models that are looked for, and who of them is online at this moment. */
export function useModels(): ModelsState {
  const { language } = useText()
  const [filters, setFilters] = useState(noFilters)
  const [page, setPage] = useState(1)
  const keyword = plainText(filters.keyword)
  const read = useRead(modelList, {
    language,
    ...(filters.online && { online: true }),
    ...(filters.speaks && { speaks: filters.speaks }),
    ...(keyword && { keyword }),
    pageNo: page,
    pageSize,
  })
  useRefreshTimer(read.refresh)
  return {
    filters,
    page,
    ...useLastAnswer(read),
    busy: read.status === 'loading' && !read.data,
    refresh: read.refresh,
    filter: change => {
      setFilters({ ...filters, ...change })
      setPage(1)
    },
    turn: setPage,
  }
}
