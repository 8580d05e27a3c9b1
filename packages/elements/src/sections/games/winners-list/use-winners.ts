import { vendorLanes, winnersList, platform, type Category, type WinPeriod } from '@baize/contract'
import { useEffect } from 'react'
import { useLastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useRead, useText } from '../../../scope.ts'

export type Kind = Category | 'ALL'

/** Milliseconds between two looks at the list, while somebody can see it (WIN-10). */
const every = 60_000

/** The wins of a period and kind; the last ones stand while others are on their way. */
export function useWinners(period: WinPeriod, gameCategory: Kind) {
  const { language } = useText()
  const read = useRead(winnersList, { period, gameCategory, language })
  const { data, error } = useLastAnswer(read)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || read.refresh(), every)
    return () => clearInterval(timer)
  })
  const trouble = read.status === 'error' ? (error ?? read.error) : undefined
  return {
    wins: data?.list,
    asOf: data?.asOf,
    error: trouble,
    busy: read.status === 'loading' && !read.data,
    again: read.refresh,
  }
}

/** Kinds of games that the operator has, after all of them together. */
export function useKinds(): Kind[] {
  const { language } = useText()
  const lanes = useRead(vendorLanes, { platform: platform.games, language }).data?.data.lanes ?? []
  return ['ALL', ...lanes.map(({ category }) => category)]
}
