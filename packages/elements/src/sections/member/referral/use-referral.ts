import { referral, type Output } from '@baize/contract'
import { useState } from 'react'
import { useStanding, type Standing } from '../../../shared/records/use-standing.ts'
import { useRead } from '../../../scope.ts'

export type Invited = Output<typeof referral>
/** Days between which friends registered; an empty one is open. */
export interface Days {
  from: string
  to: string
}

/** Rows of a page (MEM-11). */
export const pageSize = 20
export const anyDay: Days = { from: '', to: '' }

interface ReferralState extends Standing<Invited> {
  days: Days
  /** From 1. */
  page: number
  refresh: () => void
  filter: (days: Days) => void
  turn: (page: number) => void
}

/** What a member's invitation brought, by days and page. */
export function useReferral(): ReferralState {
  const [days, setDays] = useState(anyDay)
  const [page, setPage] = useState(1)
  const { from, to } = days
  const read = useRead(referral, { ...(from && { from }), ...(to && { to }), pageNo: page, pageSize })
  return {
    days,
    page,
    ...useStanding(read),
    refresh: read.refresh,
    filter: next => {
      setDays(next)
      setPage(1)
    },
    turn: setPage,
  }
}
