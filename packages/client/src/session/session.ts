import { defaultPassword, freeplay, handover, login, logout, platform, register } from '@baize/contract'
import type { Input, Output, Row } from '@baize/contract'
import { onMount } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { Call } from '../caller.ts'
import type { ScopeConfig } from '../config.ts'
import { CallError } from '../error.ts'
import type { Host } from '../host.ts'
import type { Place } from '../place.ts'
import { createHolder } from './holder.ts'
import type { Adoption } from './holder.ts'
import { findSession } from './start.ts'
import type { Session } from './state.ts'
import { joinTabs } from './tabs.ts'
import type { Tabs } from './tabs.ts'

export type Credentials = Omit<Input<typeof login>, 'type'>

/** The session of a scope, shared by every element and bundle of the page and every tab of its origin (SDK-02). */
export interface SessionStore {
  $session: ReadableAtom<Session>
  /** Finds out whether the visitor comes with a session. Runs by itself for the first who looks at `$session`. */
  start: () => Promise<Session>
  /**
   * @param cause - the element on which `baize-login` is dispatched
   * @throws CallError as the platform refuses; PASSWORD_CHANGE_REQUIRED where the password has to change first (AUTH-23)
   */
  login: (credentials: Credentials, cause?: EventTarget) => Promise<Session>
  /** Opens an account; the session begins at once where the input asks for it. */
  register: (input: Input<typeof register>, cause?: EventTarget) => Promise<Output<typeof register>>
  /** Starts a trial account (AUTH-49). */
  freeplay: (cause?: EventTarget) => Promise<Session>
  /** Ends the session here and on every tab. Never fails: what the platform did not hear is told again in the background (AUTH-53). */
  logout: (cause?: EventTarget) => Promise<void>
  /** What a login that waits for a new password was made with; forgotten after ten minutes (AUTH-21). */
  kept: () => Kept | null
}
export interface Kept {
  password: string
  token: string
}

export interface SessionDeps {
  host: Host
  call: Call
  configured: Promise<ScopeConfig>
  config: () => ScopeConfig
  place: () => Place
  /** Drops what depends on who asks. */
  forget: () => void
}
export interface InnerSession {
  store: SessionStore
  /** The token for a row, once it is known whether there is one. */
  token: (row: Row) => Promise<string | null>
  /** The platform no longer takes a token (AUTH-54). */
  expired: (token: string | null) => void
  close: () => void
}

/** Milliseconds a person waits for the platform to hear of a logout, and before it is told again. */
const patience = 4000
const again = [2000, 10_000, 60_000]
const keep = 600_000

export function createSession({ host, call, configured, config, place, forget }: SessionDeps): InnerSession {
  const holder = createHolder({ host, call, config, place, forget })
  const { $session } = holder
  let kept: Kept | null = null

  const farewell = (token: string, tries = again): Promise<unknown> =>
    call(logout, {}, { token, keepalive: true }).catch((error: unknown) => {
      const [wait, ...rest] = tries
      const heard = error instanceof CallError && error.code === 'NOT_LOGGED_IN'
      if (wait && !heard) host.after(wait, () => void farewell(token, rest))
    })

  /* — tabs — */
  let joined: Tabs | null = null
  const tabs = (): Tabs =>
    (joined ??= joinTabs(`baize ${new URL(config().api).origin} ${config().merchant}`, {
      host,
      signedIn: () => holder.token() !== null,
      give: () =>
        call(handover, {}).then(
          ({ code }) => code,
          () => null,
        ),
      changed: () => void (holder.token() || restart()),
      gone() {
        const token = holder.token()
        if (holder.end(token) && token) void farewell(token)
      },
    }))

  /* — start — */
  const arrived = configured.then(() => (place().own ? host.parameter('token', true) : null))
  let started: Promise<Session> | null = null
  const find = async (code: string | null) => {
    await findSession(code, { host, call, place, holder, tabs })
    holder.settle(true)
    return holder.session()
  }
  const start = () => (started ??= arrived.then(find))
  const restart = () => (started = find(null))
  onMount($session, () => void start())

  const unwatch = host.watch(moment => {
    // An open channel keeps a page out of the back-forward cache.
    if (moment === 'hide') {
      joined?.close()
      joined = null
    }
    if (moment !== 'restored' || !started) return
    const token = holder.token()
    const { own, session: store } = place()
    holder.settle(false)
    forget()
    // Logged out, or in as somebody else, on another page of this tab meanwhile (EMBEDDING 60).
    if (own && store.get('token') !== token) holder.end(token)
    tabs()
    const still = holder.token()
    started = still ? holder.adopt(still).catch(() => (holder.settle(true), holder.session())) : find(null)
  })

  /* — actions — */
  const begin = async (token: string, adoption: Adoption): Promise<Session> => {
    await start()
    const session = await holder.adopt(token, adoption).catch((error: unknown) => {
      void farewell(token)
      throw error
    })
    tabs().say('changed')
    return session
  }

  const store: SessionStore = {
    $session,
    start,
    async login(credentials, cause) {
      const { password, side } = credentials
      const { token, firstTimeLogin, passwordExpired } = await call(login, { ...credentials, type: 'username' })
      if (password === defaultPassword || passwordExpired) {
        kept = { password, token }
        host.after(keep, () => (kept = null))
        throw new CallError('PASSWORD_CHANGE_REQUIRED', { row: login.name })
      }
      return begin(token, { firstTimeLogin, side, cause })
    },
    async register(input, cause) {
      const reply = await call(register, input)
      if (reply.token) await begin(reply.token, { firstTimeLogin: reply.firstTimeLogin, cause })
      return reply
    },
    async freeplay(cause) {
      const { token } = await call(freeplay, { os: 'web', platform: platform.site })
      return begin(token, { cause })
    },
    async logout(cause) {
      const token = holder.token()
      if (!token) return
      kept = null
      const late = new Promise(resolve => host.after(patience, () => resolve(null)))
      await Promise.race([farewell(token), late])
      if (holder.end(token, {}, cause)) tabs().say('gone')
    },
    kept: () => kept,
  }

  return {
    store,
    expired: token => void holder.end(token, { expired: true }),
    close() {
      unwatch()
      joined?.close()
    },
    async token({ access }) {
      if (access === 'member' && !holder.token()) await start()
      return holder.token()
    },
  }
}
