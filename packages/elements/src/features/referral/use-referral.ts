import type { CallError } from '@baize/client'
import { referral, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead } from '../../scope.ts'

export type Invited = Output<typeof referral>
/** Days between which friends registered; an empty one is open. */
export interface Days {
  from: string
  to: string
}

/** Rows of a page (MEM-11). */
export const pageSize = 20
export const anyDay: Days = { from: '', to: '' }

interface ReferralState {
  days: Days
  /** From 1. */
  page: number
  /** The last answer that came. */
  data: Invited | undefined
  /** Why there is none. */
  error: CallError | undefined
  refresh: () => void
  filter: (days: Days) => void
  turn: (page: number) => void
}

/** What a member's invitation brought, by days and page. The last answer stays while the next is on its way. */
export function useReferral(): ReferralState {
  const [days, setDays] = useState(anyDay)
  const [page, setPage] = useState(1)
  const { from, to } = days
  const { status, data, error, refresh } = useRead(referral, {
    ...(from && { from }),
    ...(to && { to }),
    pageNo: page,
    pageSize,
  })
  const [last, setLast] = useState<Invited>()
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const failed = status === 'error' && !data
  return {
    days,
    page,
    data: data ?? (failed ? undefined : last),
    error: failed ? error : undefined,
    refresh,
    filter: next => {
      setDays(next)
      setPage(1)
    },
    turn: setPage,
  }
}
