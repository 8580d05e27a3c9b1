import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether a box is wider inside than outside: what scrolls must be reached with the keyboard, and what does not needs no stop. */
export function useOverflows<E extends HTMLElement>(): [box: RefObject<E | null>, overflows: boolean] {
  const box = useRef<E>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [box, overflows]
}
