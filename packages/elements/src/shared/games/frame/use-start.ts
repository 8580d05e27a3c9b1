import { callError, CallError } from '@baize/client'
import { useCallback, useEffect, useState } from 'react'
import { useReport, useScope, useSession } from '../../../scope.ts'
import { useRecovery } from '../../feedback/use-recovery.ts'
import { isWebAddress } from '../../navigation/web-address.ts'

/** State of a start; `Reason` is why it is not tried. */
export type Start<Launched, Reason extends string> =
  { is: 'loading' } | { is: Reason } | { is: 'running'; launched: Launched } | { is: 'failed'; error: CallError }

/**
 * Starts the game of a frame, once for each request and session, unless there is an obstacle;
 * `again` starts it anew, `launch` starts it elsewhere.
 *
 * @param request what the start depends on. A new language is no new request: it does not start a
 *   game again.
 * @throws never: what `start` throws, and INVALID_URL for an address that no frame can hold, is the
 *   state `failed`
 */
export function useStart<Launched extends { url: string }, Reason extends string>(
  obstacle: Reason | null,
  request: readonly unknown[],
  start: (signal: AbortSignal) => Promise<Launched>,
): Start<Launched, Reason> & { again: () => void; launch: () => Promise<Launched> } {
  const { settled, failure, id } = useSession()
  const { session } = useScope()
  const report = useReport()
  const [state, setState] = useState<Start<Launched, Reason>>({ is: 'loading' })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn(now => now + 1), [])

  useEffect(() => {
    if (failure) return setState({ is: 'failed', error: failure })
    if (!settled) return
    if (obstacle) return setState({ is: obstacle })
    const controller = new AbortController()
    const { signal } = controller
    setState({ is: 'loading' })
    const begin = async () => {
      const launched = await start(signal)
      // A frame may be sent to no other address (GAME-28).
      if (!isWebAddress(launched.url)) throw new CallError('INVALID_URL')
      return launched
    }
    begin().then(
      launched => signal.aborted || setState({ is: 'running', launched }),
      (cause: unknown) => {
        if (signal.aborted) return
        const error = callError(cause)
        setState({ is: 'failed', error })
        report(error)
      },
    )
    return () => controller.abort()
  }, [settled, failure, obstacle, id, turn, ...request])
  useRecovery('error' in state && !failure ? state.error : null, again)
  const launch = () => start(new AbortController().signal)
  return { ...state, again: failure ? () => void session.retry() : again, launch }
}
