import { useMemo, type ReactNode } from 'react'
import { ElementContext, useElement } from '../../runtime/context.tsx'
import { useLost } from '../../runtime/use-lost.ts'
import { Crashed } from './Crashed.tsx'

/**
 * Says in its own place that a part inside did not come, and offers to try again: in a dialog, over
 * which the element itself cannot say it.
 */
export function DeferredParts({ children }: { children: ReactNode }) {
  const around = useElement()
  const handle = useMemo(() => ({ ...around }), [around])
  const askAgain = useLost(handle)
  return (
    <ElementContext.Provider value={handle}>
      {askAgain && <Crashed error="chunk-load-failed" retry={askAgain} />}
      {children}
    </ElementContext.Provider>
  )
}
