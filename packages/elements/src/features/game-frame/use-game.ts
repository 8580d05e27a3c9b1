import { callError, CallError } from '@baize/client'
import { launch, platform } from '@baize/contract'
import type { Category, Output } from '@baize/contract'
import { useCallback, useEffect, useState } from 'react'
import { playable } from '../../parts/use-launch.ts'
import { useReport, useScope, useSession, useText } from '../../scope.ts'

export type Launched = Output<typeof launch>
export interface GameWish {
  vendor?: string
  gameType?: Category
  gameCode?: string
  nodeId?: string
}
export type GameState =
  { is: 'loading' } | { is: 'guest' } | { is: 'running'; game: Launched } | { is: 'failed'; error: CallError }

/** Starts the game that the element names, once for each wish and session; `again` starts it anew. */
export function useGame({ vendor, gameType, gameCode, nodeId }: GameWish): GameState & { again: () => void } {
  const scope = useScope()
  const { settled, isLogin, id } = useSession()
  const { language } = useText()
  const report = useReport()
  const [state, setState] = useState<GameState>({ is: 'loading' })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound(now => now + 1), [])

  useEffect(() => {
    if (!settled) return
    if (!isLogin) return setState({ is: 'guest' })
    const under = new AbortController()
    setState({ is: 'loading' })
    const start = async (): Promise<GameState> => {
      if (!vendor || !gameType || !gameCode) throw new CallError('GAME_NOT_FOUND')
      const wish = {
        vassalage: vendor,
        gameType,
        gameCode,
        ...(nodeId && { nodeId }),
        platform: platform.games,
        language,
      }
      const game = await scope.call(launch, { ...wish, backUrl: location.origin }, { signal: under.signal })
      if (!playable(game.url)) throw new CallError('INVALID_URL')
      return { is: 'running', game }
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
    // A new language does not start the game again.
  }, [scope, settled, isLogin, id, vendor, gameType, gameCode, nodeId, round])
  return { ...state, again }
}
