import { useEffect, useState } from 'react'
import { useHost } from '../../../runtime/context.tsx'
import { useScope } from '../../../scope.ts'

/** A login that waits for a new password, as far as a form has to know it. The password itself stays with the client. */
export interface Waiting {
  username: string
  /** Whether the old password is known from the login, so that nobody is asked again (AUTH-40). */
  oldKnown: boolean
  expired: boolean
}

/** The login that waits, or null; undefined until that is known. It is given up with the element: whoever closes the popup has not come in (AUTH-27). */
export function useWaiting(): Waiting | null | undefined {
  const { session } = useScope()
  const { signal } = useHost()
  const [waiting, setWaiting] = useState<Waiting | null>()

  useEffect(() => {
    let here = true
    // A login that waits has loaded what keeps it: where that does not load, none does.
    const known = session.kept().catch(() => null)
    void known.then(kept => {
      if (!here) return
      if (!kept) return setWaiting(null)
      setWaiting({ username: kept.userName, oldKnown: kept.password !== '', expired: kept.passwordExpired })
      signal.addEventListener('abort', () => void session.discard())
    })
    return () => void (here = false)
  }, [session, signal])
  return waiting
}
