import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { CallError } from '../calls/error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Store } from '../storage.ts'
import { guestSession } from './state.ts'
import type { Session } from './state.ts'

/** Holds the token and the session; nothing else changes them. */
export interface SessionHolder {
  $session: ReadableAtom<Session>
  /** The same without starting the search for a session. */
  session: () => Session
  token: () => string | null
  /** Grows whenever a session begins or ends, so that a late answer is told from a new one. */
  revision: () => number
  /** Begins a session. */
  begin: (token: string, session: Session) => void
  /** Ends the session here and says so on the element that caused it; true where there was one. */
  end: (token: string | null, detail?: { expired?: boolean }, cause?: EventTarget) => boolean
  /** Marks whether it is known who is there, and why it is not. */
  settle: (settled: boolean, failure?: CallError) => void
  /** Marks that the platform has refused the token that a visitor came with. */
  refuse: () => void
}

/** Kept when everything else is cleared (AUTH-52). */
const merchants = ['merchant', 'merchantCode']

/**
 * Clears the session storage of the operator's own site, or on a page of somebody else's only what
 * stands under our prefix (AUTH-52).
 */
function clearSession(store: Store): void {
  for (const name of store.names()) if (!merchants.includes(name)) store.remove(name)
}

/** @param forgetReads - drops the shared reads whose answers depend on who asks */
export function createSessionHolder(
  env: BrowserEnv,
  siteStorage: () => SiteStorage,
  forgetReads: () => void,
): SessionHolder {
  let session = guestSession(false)
  let current: string | null = null
  let turn = 0
  const $session = atom(session)

  const set = (next: Session, token: string | null) => {
    const other = next.id !== session.id
    session = next
    current = token
    // Before the listeners are told, so that no element shows the balance of the member before.
    if (other) forgetReads()
    $session.set(next)
  }

  return {
    $session,
    session: () => session,
    token: () => current,
    revision: () => turn,
    settle: (settled, failure) => set({ ...session, settled, failure: failure ?? null }, current),
    refuse: () => set({ ...session, refused: true }, current),
    begin(token, next) {
      turn++
      set(next, token)
    },
    end(token, detail = {}, cause) {
      if (!token || token !== current) return false
      turn++
      clearSession(siteStorage().session)
      set(guestSession(true, detail.expired), null)
      env.emit('baize-logout', detail, cause)
      return true
    },
  }
}
