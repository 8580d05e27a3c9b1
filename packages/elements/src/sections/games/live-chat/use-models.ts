import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@baize/client'
import { modelList, type Output } from '@baize/contract'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead, useText } from '../../../scope.ts'

/** Milliseconds between two looks at who is online, while somebody can see it. */
const every = 20_000

/** Asks again from time to time, as long as the page is in view. */
export function useRefreshTimer(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest.current(), every)
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
export const anyModel: ModelsRequest = { online: false, speaks: '', keyword: '' }
/** ModelsState of a page (CHAT-04). */
export const pageSize = 20

export interface ModelsState {
  wish: ModelsRequest
  /** From 1. */
  page: number
  data: ModelPage | undefined
  error: CallError | undefined
  busy: boolean
  refresh: () => void
  look: (change: Partial<ModelsRequest>) => void
  turn: (page: number) => void
}

/** The models that are looked for, and who of them is online at this moment. */
export function useModels(): ModelsState {
  const { language } = useText()
  const [wish, setWish] = useState(anyModel)
  const [page, setPage] = useState(1)
  const keyword = wish.keyword.trim()
  const read = useRead(modelList, {
    language,
    ...(wish.online && { online: true }),
    ...(wish.speaks && { speaks: wish.speaks }),
    ...(keyword && { keyword }),
    pageNo: page,
    pageSize,
  })
  useRefreshTimer(read.refresh)
  return {
    wish,
    page,
    ...useLastAnswer(read),
    busy: read.status === 'loading' && !read.data,
    refresh: read.refresh,
    look: change => {
      setWish({ ...wish, ...change })
      setPage(1)
    },
    turn: setPage,
  }
}
