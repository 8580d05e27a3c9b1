import { balance, gameSession, runningGames } from '@baize/contract'
import { useEffect, useMemo, useRef } from 'react'
import { useRead, useScope } from '../../../scope.ts'

const differ = (one: string, other: string): boolean => Number(one) !== Number(other)

/** Handlers of the messages of a running game that concern money. */
export interface OneBalance {
  /** The game has shown a balance. */
  shown: (amount: unknown) => void
  /** A round has begun to run: what the platform books meanwhile is told by the game first. */
  busy: () => void
  /** No round runs any more. */
  idle: () => void
  /** Looks at the platform by itself, as from time to time. */
  look: () => void
  /** The game is gone. */
  end: () => void
}

/**
 * Keeps the balance of the bar and that of the game the same: where a game shows another one the
 * platform is asked at once, and where the platform has another one (a deposit, another game) the
 * game is told to look. The amounts of the bar are always the platform's.
 * Where the game draws on a wallet at its vendor, that is the balance.
 * @param refresh - tells the game to look
 */
export function useOneBalance(launchId: string, refresh: () => void): OneBalance {
  const scope = useScope()
  const { data } = useRead(balance, {})
  const { data: session } = useRead(gameSession, { launchId })
  const amount = session?.balance ?? data?.available
  const now = useRef({ amount, shown: null as string | null, playing: false, looked: false, asked: '' })
  now.current.amount = amount
  const ask = useRef(refresh)
  ask.current = refresh

  /** Asks a game that rests and shows something else, once for each amount. */
  const compare = () => {
    const { amount: own, shown, playing, asked } = now.current
    if (own === undefined || shown === null || playing || asked === own || !differ(own, shown)) return
    now.current.asked = own
    ask.current()
  }
  useEffect(compare, [amount])

  return useMemo(() => {
    const look = () => {
      now.current.looked = true
      scope.refresh(balance)
      scope.refresh(gameSession)
    }
    return {
      shown(given) {
        if (typeof given !== 'string' || !Number.isFinite(Number(given))) return
        now.current.shown = given
        if (now.current.amount === undefined || differ(given, now.current.amount)) look()
      },
      busy() {
        Object.assign(now.current, { playing: true, looked: false })
      },
      idle() {
        now.current.playing = false
        if (!now.current.looked) look()
        now.current.looked = false
      },
      look: () => void (now.current.playing || look()),
      end() {
        look()
        scope.refresh(runningGames)
      },
    }
  }, [scope])
}
