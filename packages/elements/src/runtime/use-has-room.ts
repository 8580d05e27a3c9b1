import { useEffect, useState } from 'react'
import { useElement } from './context.tsx'

/** Whether the page gives the element any room, now or at another width of its window. */
export function useHasRoom(): boolean {
  const { element } = useElement()
  const [has, setHas] = useState(() => element.getClientRects().length > 0)
  useEffect(() => {
    const observer = new ResizeObserver(() => setHas(element.getClientRects().length > 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return has
}
