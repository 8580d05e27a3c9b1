import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { Host } from '../host.ts'
import type { Place } from '../place.ts'
import { clearSession } from './keys.ts'
import { guest } from './state.ts'
import type { Session } from './state.ts'

/** Holds the token, and is the only one who ever changes who is there. */
export interface Holder {
  $session: ReadableAtom<Session>
  /** The same without being a reason to start. */
  session: () => Session
  token: () => string | null
  /** Grows whenever a session begins or ends, so that a late answer is told from a new one. */
  turn: () => number
  /** Begins a session. */
  begin: (token: string, session: Session) => void
  /** Ends the session here and says so on the element that caused it; true where there was one. */
  end: (token: string | null, detail?: { expired?: boolean }, cause?: EventTarget) => boolean
  /** Marks whether it is known who is there. */
  settle: (settled: boolean) => void
}

/** @param forget - drops what depends on who asks */
export function createHolder(host: Host, place: () => Place, forget: () => void): Holder {
  let session = guest(false)
  let current: string | null = null
  let turn = 0
  const $session = atom(session)

  const set = (next: Session, token: string | null) => {
    const other = next.id !== session.id
    session = next
    current = token
    // Before anybody is told, so that nobody sees the balance of the one before.
    if (other) forget()
    $session.set(next)
  }

  return {
    $session,
    session: () => session,
    token: () => current,
    turn: () => turn,
    settle: settled => set({ ...session, settled }, current),
    begin(token, next) {
      turn++
      set(next, token)
    },
    end(token, detail = {}, cause) {
      if (!token || token !== current) return false
      turn++
      clearSession(place().session)
      set(guest(true, detail.expired), null)
      host.emit('baize-logout', detail, cause)
      return true
    },
  }
}
