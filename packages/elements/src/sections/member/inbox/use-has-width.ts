import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether a place is at least so wide, in pixels, as that changes. */
export function useHasWidth(place: RefObject<HTMLElement | null>, min: number): boolean {
  const [has, setHas] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setHas(element.clientWidth >= min)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, min])
  return has
}
