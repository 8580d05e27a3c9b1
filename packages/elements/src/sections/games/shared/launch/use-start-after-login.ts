import type { GameItem } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { useScope, useSession } from '../../../../scope.ts'

interface StartAfterLogin {
  /** A guest has chosen a game, and is asked to log in. */
  choose: (game: GameItem) => void
  /** The game that was chosen, where the browser opens its tab only inside another press. */
  ready: GameItem | null
  /** Something else is done. */
  forget: () => void
}

/** Whether the browser still takes what happens for the effect of a press, and opens a tab. */
const isInsidePress = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive === true

/**
 * Starts the game that a guest chose once they are logged in (GAME-13), unless they close the login
 * first.
 */
export function useStartAfterLogin(launch: (game: GameItem) => void): StartAfterLogin {
  const { $session } = useScope().session
  const { isLogin } = useSession()
  const chosen = useRef<GameItem | null>(null)
  const [ready, setReady] = useState<GameItem | null>(null)

  useEffect(() => {
    const game = chosen.current
    chosen.current = null
    if (!isLogin) return setReady(null)
    if (!game) return
    if (isInsidePress()) launch(game)
    else setReady(game)
  }, [isLogin])
  useEffect(() => {
    const closed = () => $session.get().isLogin || (chosen.current = null)
    document.addEventListener('baize-close', closed)
    return () => document.removeEventListener('baize-close', closed)
  }, [$session])

  return {
    choose: game => void (chosen.current = game),
    ready,
    forget() {
      chosen.current = null
      setReady(null)
    },
  }
}
