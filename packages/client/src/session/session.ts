import type { Endpoint } from '@baize/contract'
import { onMount } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import type { Call } from '../calls/caller.ts'
import type { ScopeConfig } from '../config.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { lazy, lazyMethods } from '../lazy.ts'
import type { Recovery } from '../recovery.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { InternalActions } from './actions.ts'
import type { Actions } from './api.ts'
import { createSessionHolder } from './session-holder.ts'
import { loggedOut, readTabMarker } from './tab-marker.ts'
import { findSession } from './start/find-session.ts'
import { createStartAgain } from './start/start-again.ts'
import type { Session } from './state.ts'
import { joinTabs } from './tabs.ts'
import type { Tabs } from './tabs.ts'

/**
 * The session of a scope, shared by every element and bundle of the page and every tab of its
 * origin (SDK-02).
 */
export interface SessionStore extends Actions {
  $session: ReadableAtom<Session>
  /**
   * Finds out whether the visitor comes with a session. Runs by itself for the first who looks at
   * `$session`.
   */
  start: () => Promise<Session>
  /** Asks the other tabs and frames once more for a session, where there is none here yet. */
  askTabs: () => Promise<Session>
  /** Asks once more, at once, where that could not be found out (`failure`). */
  retry: () => Promise<Session>
}

export interface SessionDeps {
  env: BrowserEnv
  call: Call
  configured: Promise<ScopeConfig>
  config: () => ScopeConfig
  siteStorage: () => SiteStorage
  /** Drops the shared reads whose answers depend on who asks. */
  forgetReads: () => void
  recovery: Recovery
}
export interface InternalSession {
  store: SessionStore
  /** The token for an endpoint, once it is known whether there is one. */
  token: (endpoint: Endpoint) => Promise<string | null>
  /** The platform no longer takes a token (AUTH-54). */
  expired: (token: string | null) => void
  close: () => void
}

/**
 * Milliseconds between two readings of the tab marker, where tabs cannot send each other messages.
 */
const markerInterval = 2000

export function createSession(deps: SessionDeps): InternalSession {
  const { env, configured, config, siteStorage, forgetReads, recovery } = deps
  const holder = createSessionHolder(env, siteStorage, forgetReads)
  const { $session } = holder

  // Guests load neither the code of a login nor the schemas of its answers.
  const actions: () => Promise<InternalActions> = lazy(async () => {
    const { createActions } = await import('./actions.ts')
    return createActions({ ...deps, holder, started: start, notifyTabs: message => tabs().post(message) })
  })

  /** The session was ended on another tab. */
  const endedElsewhere = () => {
    const token = holder.token()
    if (token && holder.end(token)) void actions().then(({ reportLogout }) => reportLogout(token))
  }
  /**
   * While this tab fetches the session of a sibling, its own token may be invalid: it hands over
   * none.
   */
  let following = false
  /** The session of a sibling becomes ours, in place of the one there was. */
  const adoptSiblingSession = async () => {
    if (!holder.token()) return find(null)
    following = true
    const code = await tabs().requestCode()
    // Where the sibling's session cannot be loaded, ours stays.
    if (code)
      await actions()
        .then(({ replace }) => replace(code))
        .catch(() => {})
    following = false
  }
  /** Follows what another tab did while this one heard nothing of it. */
  const followMarker = () => {
    const mark = readTabMarker(siteStorage())
    if (mark === loggedOut) endedElsewhere()
    else if (mark && mark !== holder.session().customerId) void adoptSiblingSession()
  }
  /** Reads the marker again and again, where tabs cannot send each other messages. */
  const poll = () => {
    if (!env.origin || !siteStorage().own || joined?.isConnected !== false) return
    followMarker()
    env.after(markerInterval, poll)
  }

  let joined: Tabs | null = null
  const tabs = (): Tabs =>
    (joined ??= joinTabs(`baize ${new URL(config().api).origin} ${config().merchant}`, {
      env,
      signedIn: () => !following && holder.token() !== null,
      handoverCode: async () => (await actions()).handoverCode(),
      onLogin: () => void adoptSiblingSession(),
      onLogout: endedElsewhere,
    }))
  const leaveTabs = () => {
    joined?.close()
    joined = null
  }

  const arrived = configured.then(() => (siteStorage().own ? env.arrival() : null))
  let started: Promise<Session> | null = null
  let leaving: string | null = null
  const settled = () => {
    holder.settle(true)
    return holder.session()
  }
  const find = (code: string | null) =>
    (started = findSession(code, { store: siteStorage().session, holder, tabs: tabs(), actions }).then(failure =>
      failure ? again.after(failure, code) : settled(),
    ))
  const again = createStartAgain({ holder, recovery, find })
  const start = () =>
    (started ??= arrived.then(find).then(session => {
      poll()
      return session
    }))
  onMount($session, () => void start())

  /**
   * The page comes back from the back-forward cache as it was left: the platform is asked whose
   * session it is before anything private is shown.
   */
  const restore = () => {
    const { own, session: store } = siteStorage()
    forgetReads()
    if (readTabMarker(siteStorage()) === loggedOut) endedElsewhere()
    // Logged out, or in as somebody else, on another page of this tab meanwhile.
    if (own && store.get('token') !== holder.token()) holder.end(holder.token())
    holder.settle(false)
    const token = holder.token()
    const check = async () => token && (await actions()).loginWithToken(token)
    started = token ? check().then(settled, settled) : find(null)
  }

  const unwatch = env.watch(moment => {
    // An open channel keeps a page out of the back-forward cache.
    if (moment === 'hide') leaveTabs()
    if (moment === 'focus' && started) void started.then(followMarker)
    if (moment === 'restored' && started) {
      tabs()
      restore()
    }
  })

  const actionsWithSeal = () => {
    // Loaded beside the actions, not after them. A failure shows where it is used.
    import('../calls/seal.ts').catch(() => {})
    return actions()
  }
  /**
   * Actions that depend on whether the page is the operator's own: they wait for the configuration.
   */
  const configuredActions = async () => {
    await configured
    return actions()
  }
  return {
    store: {
      $session,
      start,
      askTabs: () => start().then(session => (session.isLogin ? session : find(null))),
      retry: again.now,
      ...lazyMethods(actionsWithSeal, [
        'login',
        'loginIdentity',
        'quickLogin',
        'sendSecond',
        'answerSecond',
        'register',
        'freeplay',
        'changePassword',
        'resetPassword',
      ]),
      async logout(...given) {
        leaving = holder.token()
        await (await actions()).logout(...given)
      },
      ...lazyMethods(actions, ['pendingPasswordChange', 'abandonPasswordChange', 'reloadMember']),
      remember: lazyMethods(async () => (await configuredActions()).remember, ['read', 'keep', 'clear']),
      ...lazyMethods(configuredActions, ['deviceId', 'deviceSecret', 'deviceTag']),
    },
    // Calls that were under way are refused once the platform has heard of a logout, which ends the
    // session itself.
    expired: token => void (token === leaving || holder.end(token, { expired: true })),
    close() {
      unwatch()
      leaveTabs()
    },
    async token({ access }) {
      if (access === 'member' && !holder.token()) await start()
      return holder.token()
    },
  }
}
