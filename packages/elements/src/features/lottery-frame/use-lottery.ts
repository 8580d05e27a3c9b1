import { callError, CallError } from '@baize/client'
import { launchGame } from '@baize/contract'
import type { Output } from '@baize/contract'
import { useCallback, useEffect, useState } from 'react'
import { useOwnSite } from '../../parts/own-site.ts'
import { useReport, useScope, useSession, useText } from '../../scope.ts'
import { launchOf, type LotteryWish } from './wish.ts'

export type Launched = Output<typeof launchGame>
export type LotteryState =
  | { is: 'loading' }
  | { is: 'guest' }
  | { is: 'trial' }
  /** Lotteries run in the operator's own pages alone. */
  | { is: 'elsewhere' }
  | { is: 'running'; launched: Launched }
  | { is: 'failed'; error: CallError }

/** An address that a frame may be sent to (GAME-28). */
const framable = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Starts the lottery that is wished for, once for each wish and session; `again` starts it anew. */
export function useLottery({ mode, prizeMode, gameCode }: LotteryWish): LotteryState & { again: () => void } {
  const scope = useScope()
  const own = useOwnSite()
  const { settled, isLogin, isTrial, id } = useSession()
  const { language } = useText()
  const report = useReport()
  const [state, setState] = useState<LotteryState>({ is: 'loading' })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn(now => now + 1), [])

  useEffect(() => {
    if (!settled) return
    if (!isLogin) return setState({ is: 'guest' })
    if (isTrial) return setState({ is: 'trial' })
    if (!own) return setState({ is: 'elsewhere' })
    const under = new AbortController()
    setState({ is: 'loading' })
    const start = async (): Promise<LotteryState> => {
      const wish = launchOf({ mode, prizeMode, gameCode }, language, `${location.origin}/`)
      const launched = await scope.call(launchGame, wish, { signal: under.signal })
      if (!framable(launched.url)) throw new CallError('INVALID_URL')
      return { is: 'running', launched }
    }
    start().then(
      next => under.signal.aborted || setState(next),
      (cause: unknown) => {
        if (under.signal.aborted) return
        const error = callError(cause)
        setState({ is: 'failed', error })
        report(error)
      },
    )
    return () => under.abort()
    // A new language does not start the lottery again.
  }, [scope, own, settled, isLogin, isTrial, id, mode, prizeMode, gameCode, turn])
  return { ...state, again }
}
