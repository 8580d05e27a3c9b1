import type { CallError } from '../../calls/error.ts'
import type { Recovery } from '../../recovery.ts'
import type { SessionHolder } from '../session-holder.ts'
import type { Session } from '../state.ts'

export interface StartAgainDeps {
  holder: SessionHolder
  recovery: Recovery
  /** Looks for the session of the visitor, with what the address has brought. */
  find: (code: string | null) => Promise<Session>
}

/**
 * Looks again for a session that could not be found because the platform did not answer: by itself,
 * and when somebody asks for it.
 */
export function createStartAgain({ holder, recovery, find }: StartAgainDeps) {
  let code: string | null = null
  let stopWaiting = () => {}
  let running: Promise<Session> | null = null

  /** Looks at once; two who ask at the same time wait for one answer. */
  const now = async (): Promise<Session> => {
    stopWaiting()
    if (!holder.session().failure) return holder.session()
    running ??= find(code).finally(() => (running = null))
    return running
  }
  return {
    now,
    /** Nothing is known about who is there, unless somebody has logged in meanwhile. */
    after(failure: CallError, arrived: string | null): Session {
      code = arrived
      if (holder.token()) return holder.session()
      holder.settle(false, failure)
      stopWaiting = recovery.wait(() => void now())
      return holder.session()
    },
  }
}
