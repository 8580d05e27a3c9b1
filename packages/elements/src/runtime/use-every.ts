import { useEffect, useRef } from 'react'
import { useElement } from './context.tsx'
import { isShown } from './is-shown.ts'

/**
 * Does something every so often while the element can be seen (WIN-10); with null not at all. Its
 * timer lasts as long as the element: one that began again with every drawing would be put off by
 * each answer that comes, and never end.
 */
export function useEvery(milliseconds: number | null, act: () => void): void {
  const { element } = useElement()
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => document.hidden || !isShown(element) || latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [element, milliseconds])
}
