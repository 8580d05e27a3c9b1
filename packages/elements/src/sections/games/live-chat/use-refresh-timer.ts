import { useEffect, useRef } from 'react'

/** Milliseconds between two looks at who is online, while somebody can see it. */
const every = 20_000

/** Asks again from time to time, as long as the page is in view. */
export function useRefreshTimer(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest.current(), every)
    return () => clearInterval(timer)
  }, [])
}
