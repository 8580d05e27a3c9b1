import { useEffect, useState } from 'react'
import type { ElementHandle } from './context.tsx'

/**
 * Collects the parts of a view that did not come, and tells the page once.
 * @returns asks for all of them once more; false where none is missing
 */
export function useLost(handle: ElementHandle): (() => void) | false {
  const [lost, setLost] = useState<readonly (() => void)[]>([])
  const isLost = lost.length > 0
  handle.onLost = ask => {
    setLost(known => [...known, ask])
    return () => setLost(known => known.filter(each => each !== ask))
  }
  useEffect(() => {
    if (isLost) handle.report('chunk-load-failed')
  }, [handle, isLost])
  const askAgain = () => {
    setLost([])
    lost.forEach(ask => ask())
  }
  return isLost && askAgain
}
