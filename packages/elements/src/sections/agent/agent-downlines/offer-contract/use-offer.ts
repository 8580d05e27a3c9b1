import { callError, type CallError } from '@baize/client'
import { consolidated, contracts, downlines, offerContract, type Input } from '@baize/contract'
import { useState } from 'react'
import { useHost } from '../../../../runtime/context.tsx'
import { useScope } from '../../../../scope.ts'
import { useAttempt } from '../../../../shared/actions/use-attempt.ts'

export type Terms = Omit<Input<typeof offerContract>, 'idempotencyKey'>

export interface Offering {
  busy: boolean
  failure: CallError | null
  /** @returns whether the platform took it */
  send: (terms: Terms) => Promise<boolean>
  forget: () => void
}

/** Sends an offer; the same one sent again counts once (CON-20). */
export function useOffer(): Offering {
  const scope = useScope()
  const { element } = useHost()
  const attempt = useAttempt()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)

  const send = async (terms: Terms) => {
    setBusy(true)
    setFailure(null)
    try {
      await scope.call(offerContract, { ...terms, idempotencyKey: attempt.keyOf(terms) })
      attempt.over(null)
      for (const endpoint of [contracts, downlines, consolidated]) scope.refresh(endpoint)
      return true
    } catch (thrown) {
      const error = callError(thrown)
      attempt.over(error)
      scope.fail(error, element)
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send, forget: () => setFailure(null) }
}
