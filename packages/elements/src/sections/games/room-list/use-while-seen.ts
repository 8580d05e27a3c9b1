import { useEffect, useRef } from 'react'
import { useHost } from '../../../runtime/context.tsx'

/** Milliseconds between two looks at the rooms (GAME-26). */
const every = 15_000

/** Asks again from time to time, as long as the element can be seen. */
export function useWhileSeen(refresh: () => void): void {
  const { element } = useHost()
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => document.hidden || !element.checkVisibility() || latest.current(), every)
    return () => clearInterval(timer)
  }, [element])
}
