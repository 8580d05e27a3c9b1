import { useEffect, useState } from 'react'
import type { ElementHandle } from './context.tsx'
import type { RuntimeServices } from './services.ts'

/** What draws an element in a frame. */
type Framed = Awaited<ReturnType<RuntimeServices['loadFramed']>>

/**
 * Loads what draws an element in a frame, where that is wanted.
 * @returns what came, or that it did not, which the page has been told; `retry` loads it once more
 */
export function useFramed(wanted: boolean, handle: ElementHandle, { loadFramed, messages }: RuntimeServices) {
  const [framed, setFramed] = useState<Framed | null>(null)
  const [failures, setFailures] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let left = false
    loadFramed().then(
      came => {
        if (left) return
        setFailed(false)
        setFramed(came)
      },
      () => {
        if (left) return
        setFailed(true)
        handle.report('chunk-load-failed', messages['chunk-load-failed'])
      },
    )
    return () => void (left = true)
  }, [wanted, handle, failures])
  const retry = () => {
    setFailed(false)
    setFailures(failures + 1)
  }
  return { framed: wanted ? framed : null, failed: wanted && failed, retry }
}
