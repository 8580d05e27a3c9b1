import type { CallError } from '@baize/client'
import { limits, rankList } from '@baize/contract'
import type { Winner } from '@baize/contract'
import { useEffect } from 'react'
import { useRead, useText } from '../../../scope.ts'

export type View = 'biggest' | 'latest'
export const views: readonly View[] = ['biggest', 'latest']

/** Milliseconds between two looks at the board, while somebody can see it (WIN-10). */
const refreshEvery = 20_000

export interface Wins {
  list: readonly Winner[]
  /** Whether the platform has answered at least once. */
  answered: boolean
  asOf?: string
  error?: CallError
  refresh: () => void
}

function useView(view: View, wanted: boolean, limit: number | undefined): Wins {
  const { language } = useText()
  const most = view === 'biggest' ? limits.biggestWins : limits.winners
  const limitNum = Math.min(Math.max(Math.trunc(limit ?? most), 1), most)
  const { data, error, status, refresh } = useRead(
    rankList,
    wanted ? { gameCategory: 'ALL', language, limitNum, view } : null,
  )
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => document.hidden || refresh(), refreshEvery)
    return () => clearInterval(timer)
  })
  const answered = data !== undefined || !wanted
  return { list: data?.list ?? [], answered, asOf: data?.asOf, error: status === 'error' ? error : undefined, refresh }
}

/** The lists that a board shows, each read once for all boards of the page. */
export const useWins = (shown: readonly View[], limit: number | undefined): Record<View, Wins> => ({
  biggest: useView('biggest', shown.includes('biggest'), limit),
  latest: useView('latest', shown.includes('latest'), limit),
})
