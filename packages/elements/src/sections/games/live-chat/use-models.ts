import type { CallError } from '@baize/client'
import { modelList, type Output } from '@baize/contract'
import { useState } from 'react'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead, useText } from '../../../scope.ts'
import { useRefreshTimer } from './use-refresh-timer.ts'

export type ModelPage = Output<typeof modelList>

/** What is looked for. */
export interface ModelsRequest {
  online: boolean
  /** Code of a language; empty is any. */
  speaks: string
  keyword: string
}
export const anyModel: ModelsRequest = { online: false, speaks: '', keyword: '' }
/** Models of a page (CHAT-04). */
export const pageSize = 20

export interface Models {
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
export function useModels(): Models {
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
