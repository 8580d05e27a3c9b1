import { useContext, useEffect, useState } from 'react'
import { ElementContext, type ElementHandle } from './context.tsx'

/**
 * A module that comes after what is drawn first, and only to pages that need it. Null until it is
 * there. Where it does not come, what it would add is missing, the rest works, and the element says
 * so and offers to try again.
 * @param load - null while it is not needed; the same function at every draw
 * @param handle - the element that says so; null for what nobody misses
 */
export function useLazy<M>(
  load: (() => Promise<M>) | null,
  handle: ElementHandle | null = useContext(ElementContext),
): M | null {
  const [loaded, setLoaded] = useState<M | null>(null)
  useEffect(() => {
    if (!load) return
    // Null once it is needed no more.
    let forget: (() => void) | null | undefined
    const ask = () => void load().then(setLoaded, () => forget === null || (forget = handle?.onLost?.(ask)))
    ask()
    return () => {
      forget?.()
      forget = null
    }
  }, [load, handle])
  return loaded
}
