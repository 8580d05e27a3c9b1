import type { CallError } from '@baize/client'
import { balance, timing } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../scope.ts'
import { hasIncreased, type Wallet } from './balance-increase.ts'

interface BalanceState {
  /** The last that is known; a call that fails takes nothing away (HEAD-20). */
  data: Wallet | undefined
  busy: boolean
  error: CallError | undefined
  /** How often it has grown while it was watched. */
  grown: number
  /** Asks again, at most once in three seconds. */
  refresh: () => void
  /** Drops the last trouble. */
  forget: () => void
}

/** @param owner - whose balance; another owner starts anew */
export function useBalance(owner: string): BalanceState {
  const { status, data, error, refresh } = useRead(balance, {})
  const [forgotten, setForgotten] = useState<CallError>()
  const [grown, setGrown] = useState(0)
  const known = useRef<{ owner: string; data?: Wallet }>({ owner })
  const asked = useRef(-Infinity)

  useEffect(() => {
    if (!data) return
    const before = known.current.owner === owner ? known.current.data : undefined
    if (hasIncreased(before, data)) setGrown(times => times + 1)
    known.current = { owner, data }
  }, [data, owner])

  return {
    data,
    busy: status === 'loading',
    error: status === 'error' && error !== forgotten ? error : undefined,
    grown,
    refresh() {
      const now = performance.now()
      if (now - asked.current < timing.balanceThrottle) return
      asked.current = now
      refresh()
    },
    forget: () => setForgotten(error),
  }
}
