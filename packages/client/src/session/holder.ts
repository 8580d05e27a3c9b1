import { agentTypes, memberInfo, memberTypes } from '@baize/contract'
import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { Call } from '../caller.ts'
import type { ScopeConfig } from '../config.ts'
import { CallError } from '../error.ts'
import type { Host } from '../host.ts'
import type { Place } from '../place.ts'
import { clearSession, writeSession } from './keys.ts'
import { guest, sessionOf } from './state.ts'
import type { Session } from './state.ts'

export interface HolderDeps {
  host: Host
  call: Call
  config: () => ScopeConfig
  place: () => Place
  /** Drops what depends on who asks. */
  forget: () => void
}

export interface Adoption {
  firstTimeLogin?: boolean
  /** `agent` where only agents may come in (AUTH-15). */
  side?: 'player' | 'agent' | undefined
  cause?: EventTarget | undefined
}

/** Holds the token, and is the only one who ever changes who is there. */
export interface Holder {
  $session: ReadableAtom<Session>
  /** The same without being a reason to start. */
  session: () => Session
  token: () => string | null
  /** Makes the owner of a token, or of a hand-over code, the session: loads who it is, checks the type, tells the page (AUTH-17, AUTH-57). */
  adopt: (token: string, adoption?: Adoption) => Promise<Session>
  /** Ends the session here; true where there was one. */
  end: (token: string | null, detail?: object, cause?: EventTarget) => boolean
  /** Marks whether it is known who is there. */
  settle: (settled: boolean) => void
}

export function createHolder({ host, call, config, place, forget }: HolderDeps): Holder {
  let session = guest(false)
  const $session = atom(session)
  let current: string | null = null
  let turn = 0

  /** A partner's page learns that somebody logged in, not who (INTERFACE, session events). */
  const announce = ({ kind, account, nickname, isAgent, isTrial }: Session, cause?: EventTarget) =>
    host.emit('baize-login', place().own ? { account, nickname, isAgent, isTrial } : { type: kind }, cause)

  const set = (next: Session) => {
    const other = next.id !== session.id
    session = next
    // Before anybody is told, so that nobody sees the balance of the one before.
    if (other) forget()
    $session.set(next)
  }

  return {
    $session,
    session: () => session,
    token: () => current,
    settle: settled => set({ ...session, settled }),

    async adopt(token, { firstTimeLogin = false, side, cause } = {}) {
      const mine = ++turn
      const info = await call(memberInfo, {}, { token })
      if (mine !== turn) throw new CallError('ABORTED')
      if (!memberTypes.includes(info.type)) throw new CallError('NON_MEMBER')
      if (side === 'agent' && !agentTypes.includes(info.type)) throw new CallError('NON_AGENT')
      const known = current !== null && session.id === info.id
      current = info.token ?? token
      const next = sessionOf(info, firstTimeLogin)
      const { own, session: store } = place()
      if (own && info.reach === 'full') writeSession(store, current, next, config())
      set(next)
      if (!known) announce(next, cause)
      return next
    },

    end(token, detail = {}, cause) {
      if (!token || token !== current) return false
      turn++
      current = null
      clearSession(place().session)
      set(guest(true))
      host.emit('baize-logout', detail, cause)
      return true
    },
  }
}
