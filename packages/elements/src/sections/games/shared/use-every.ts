import { useEffect, useRef } from 'react'

/**
 * Does something every so often while the page can be seen (WIN-10). Its timer lasts as long as the element: one that began again with every
 * drawing would be put off by each answer that comes, and never end.
 */
export function useEvery(milliseconds: number, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
