import { useScope, useSession } from '../../scope.ts'
import { LoadFailure, loadFailureCss } from '../feedback/LoadFailure.tsx'

export const sessionFailureCss = loadFailureCss

/**
 * Shown in place of what depends on who is there, while the platform does not say it: it is asked
 * again by itself and on request.
 */
export function SessionFailure() {
  const { session } = useScope()
  const { failure } = useSession()
  return failure && <LoadFailure error={failure} onRetry={() => void session.retry()} />
}
