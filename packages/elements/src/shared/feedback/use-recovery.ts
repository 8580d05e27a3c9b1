import type { CallError } from '@baize/client'
import { useEffect, useRef } from 'react'
import { useScope } from '../../scope.ts'

/**
 * Tries again by itself where the platform did not answer, and at once when the network is back.
 */
export function useRecovery(error: CallError | null | undefined, retry: () => void): void {
  const scope = useScope()
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => (error ? scope.recover(error, () => latest.current()) : undefined), [scope, error])
}
