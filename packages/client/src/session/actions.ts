import {
  freeplay,
  handover,
  login,
  logout,
  memberInfo,
  platform,
  register,
  registerMobile,
  systemStatus,
} from '@baize/contract'
import { CallError } from '../calls/error.ts'
import { lazy, lazyMethods } from '../lazy.ts'
import { createTokenLogin } from './token-login.ts'
import type { TokenLogin, TokenLoginDeps } from './token-login.ts'
import type { Actions, Remembered } from './api.ts'
import { createDevice } from './device.ts'
import { createLoginFlow } from './login-flow.ts'
import type { ReportLogout, LoginMethod } from './login-flow.ts'
import { loggedOut, readTabMarker, writeTabMarker } from './tab-marker.ts'
import type { Session } from './state.ts'

export interface ActionsDeps extends TokenLoginDeps {
  /** Resolves when it is known whether the visitor came with a session. */
  started: () => Promise<unknown>
  /** Tells the other tabs that a session has begun or ended here. */
  notifyTabs: (message: 'changed' | 'gone') => void
}

/** The public actions, and those that only the start of a session and the other tabs use. */
export interface InternalActions extends Actions {
  loginWithToken: TokenLogin
  /**
   * Begins with what the visitor came with, where the site is open (BOOT-20, AUTH-57).
   * @param stored - whether it was left by an earlier page of this tab, and so ends where another
   *   tab logged out meanwhile
   */
  resume: (token: string, stored: boolean) => Promise<void>
  /** The session of a sibling takes the place of ours. */
  replace: (code: string) => Promise<void>
  /** Tells the platform that a session has ended, now or as soon as it hears. */
  reportLogout: ReportLogout
  /** A hand-over code for another tab; null where there is no session to hand over. */
  handoverCode: () => Promise<string | null>
  /**
   * The address has logged the visitor in: the page says as whom, so that nobody is put into a
   * stranger's account unseen (AUTH-57).
   */
  announceArrival: () => void
  /**
   * A visitor with a live session of another account is asked before switching (BOOT-22); nobody
   * there to ask means no.
   */
  offerSwitch: (code: string) => Promise<void>
}

/** Max milliseconds that a person waits for the platform's answer to a logout. */
const logoutWait = 4000
/** Milliseconds before the platform is told again, each time. */
const logoutRetries = [2000, 10_000, 60_000]

export function createActions(deps: ActionsDeps): InternalActions {
  const { env, call, holder, siteStorage, started, notifyTabs } = deps
  const loginWithToken = createTokenLogin(deps)
  const device = createDevice(siteStorage)

  const reportLogout = async (token: string, alone = false, tries = logoutRetries): Promise<void> => {
    try {
      await call(logout, alone ? { alone: '1' } : {}, { token, keepalive: true })
    } catch (error) {
      const [wait, ...rest] = tries
      const alreadyEnded = error instanceof CallError && error.code === 'NOT_LOGGED_IN'
      if (wait && !alreadyEnded) env.after(wait, () => void reportLogout(token, alone, rest))
    }
  }
  const announceLogin = ({ customerId }: Session) => {
    writeTabMarker(siteStorage(), customerId)
    notifyTabs('changed')
  }
  const loginFlow = createLoginFlow({
    env,
    call,
    started,
    loginWithToken,
    current: holder.token,
    reportLogout,
    announceLogin,
  })
  /**
   * Whether the site shows its normal view: neither in maintenance nor closed to where the visitor
   * is (BOOT-19).
   */
  const isOpen = () =>
    call(systemStatus, {}).then(
      ({ maintenance, restricted }) => !maintenance && !restricted,
      (error: unknown) => {
        // A backend without such a call has one view.
        if (error instanceof CallError && error.code === 'INVALID_URL') return true
        throw error
      },
    )
  const rotate = (token: string) => {
    const { session } = siteStorage()
    if (session.get('token') === holder.token()) session.set('token', token)
    holder.begin(token, holder.session())
    notifyTabs('changed')
    return holder.session()
  }

  // Rare actions are loaded with their first use.
  const second = lazy(async () => (await import('./second-verification.ts')).createSecondVerification(call, loginFlow))
  const identity = lazy(async () =>
    (await import('./passwordless-login.ts')).createPasswordlessLogin(call, loginFlow, device),
  )
  const renew = (known: Remembered) => {
    if (siteStorage().own)
      void remember()
        .then(inner => inner.renew(known))
        .catch(() => {})
  }
  const passwords = lazy(async () =>
    (await import('./passwords.ts')).createPasswords({ call, loginFlow, device, rotate, renew }),
  )
  const remember = lazy(async () => (await import('./remember-me.ts')).createRememberMe(env, call, siteStorage))

  return {
    loginWithToken,
    async resume(token, stored) {
      const mark = readTabMarker(siteStorage())
      if (stored && mark === loggedOut) {
        void reportLogout(token)
        throw new CallError('NOT_LOGGED_IN')
      }
      if (!(await isOpen())) return
      const { customerId } = await loginWithToken(token)
      if (!stored || !mark) writeTabMarker(siteStorage(), customerId)
    },
    async replace(code) {
      const before = holder.token()
      await loginWithToken(code)
      if (before) void reportLogout(before, true)
    },
    reportLogout,
    handoverCode: () =>
      call(handover, {}).then(
        ({ code }) => code,
        () => null,
      ),
    announceArrival() {
      const { account } = holder.session()
      env.emit('baize-open', { name: 'switch-account', detail: { from: '', to: account } })
    },
    async offerSwitch(code) {
      const info = await call(memberInfo, {}, { token: code }).catch(() => null)
      const { id, account } = holder.session()
      if (!info || info.id === id) return
      const accept = async () => {
        const before = holder.token()
        announceLogin(await loginWithToken(info.token ?? code))
        if (before) void reportLogout(before, true)
      }
      env.emit('baize-open', { name: 'switch-account', detail: { from: account, to: info.account, accept } })
    },
    async login(credentials, cause) {
      const { type = 'username', password, side } = credentials
      const method: LoginMethod = { kind: type, password, side, cause }
      const grant = await loginFlow.attempt(method, call(login, { ...credentials, type, ...device.shown() }))
      return loginFlow.complete(grant, method)
    },
    ...lazyMethods(identity, ['loginIdentity', 'quickLogin']),
    ...lazyMethods(second, ['sendSecond', 'answerSecond']),
    async register(input, cause, opened, { mobile = false } = {}) {
      const { account, token, firstTimeLogin } = await call(mobile ? registerMobile : register, input)
      opened?.(account)
      const session = token ? await loginFlow.complete({ token, firstTimeLogin }, { kind: 'register', cause }) : null
      return { account, session }
    },
    async freeplay(cause) {
      const grant = await call(freeplay, { os: 'web', platform: platform.site })
      return loginFlow.complete(grant, { kind: 'trial', cause })
    },
    ...lazyMethods(passwords, ['changePassword', 'resetPassword']),
    async logout(cause) {
      loginFlow.abandonPasswordChange()
      const token = holder.token()
      if (!token) return
      const timeout = new Promise<void>(resolve => env.after(logoutWait, resolve))
      await Promise.race([reportLogout(token), timeout])
      if (!holder.end(token, {}, cause)) return
      writeTabMarker(siteStorage(), loggedOut)
      notifyTabs('gone')
    },
    async pendingPasswordChange() {
      const waiting = loginFlow.pendingPasswordChange()
      if (!waiting) return null
      const { method: _method, ...kept } = waiting
      return kept
    },
    async reloadMember() {
      const token = holder.token()
      if (token) await loginWithToken(token, { firstTimeLogin: holder.session().firstTimeLogin })
    },
    abandonPasswordChange: async () => loginFlow.abandonPasswordChange(),
    remember: lazyMethods(remember, ['read', 'keep', 'clear']),
    deviceId: async () => device.id(),
    deviceSecret: async () => device.secret(),
    deviceTag: () => device.tag(),
  }
}
