import { defaultPassword, firstLogin } from '@baize/contract'
import type { login, Output, Refusal } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import { CallError } from '../calls/error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import type { PendingPasswordChange } from './api.ts'
import type { TokenLogin } from './token-login.ts'
import type { Session } from './state.ts'

/** How somebody logs in; the platform's answer does not repeat it. */
export interface LoginMethod {
  kind: 'username' | 'sms' | 'identity' | 'quick' | 'reset' | 'trial' | 'register'
  password?: string
  side?: 'player' | 'agent' | undefined
  cause?: EventTarget | undefined
}
/** The platform's answer to a login that it accepts. */
export type LoginGrant = Pick<Output<typeof login>, 'token' | 'firstTimeLogin'> & Partial<Output<typeof login>>

export interface LoginFlow {
  /**
   * Makes a grant the session.
   * @throws CallError PASSWORD_CHANGE_REQUIRED where it waits for a new password (AUTH-23)
   */
  complete: (grant: LoginGrant, method: LoginMethod) => Promise<Session>
  /**
   * Asks at the platform, and remembers the method where a second verification is wanted first
   * (AUTH-28).
   */
  attempt: <T>(method: LoginMethod, question: Promise<T>) => Promise<T>
  /** The method of a login that a second verification interrupted. */
  interrupted: (challengeId: string) => LoginMethod | null
  /** The login that waits for a new password. */
  pendingPasswordChange: () => (PendingPasswordChange & { method: LoginMethod }) | null
  /** The new password is set: what waited begins with another token (AUTH-24). */
  finishPasswordChange: (token: string, cause?: EventTarget) => Promise<Session>
  /**
   * Drops the login that waits for a new password, and ends its session at the platform (AUTH-27).
   */
  abandonPasswordChange: () => void
  /** Drops the login that waits without telling the platform, which no longer knows it. */
  clearPasswordChange: () => void
}

/**
 * Tells the platform that a session has ended.
 * @param alone - only this token ends, because another session replaces it or it never became one:
 *   partners' pages keep theirs
 */
export type ReportLogout = (token: string, alone?: boolean) => Promise<void>

export interface LoginFlowDeps {
  env: BrowserEnv
  call: Call
  /** Resolves when it is known whether the visitor came with a session. */
  started: () => Promise<unknown>
  loginWithToken: TokenLogin
  /** Token of the session there is. */
  current: () => string | null
  /** Announces to other tabs that another session has begun. */
  announceLogin: (session: Session) => void
  reportLogout: ReportLogout
}

/** Milliseconds for which a password or a token waits in memory (AUTH-21). */
const holdTime = 600_000
/**
 * Methods after which the password may have to change; a login by SMS or identity uses none
 * (AUTH-23).
 */
const methodsWithPassword: readonly LoginMethod['kind'][] = ['username', 'quick']

const mustChange = ({ pending, passwordExpired = false }: LoginGrant, { kind, password }: LoginMethod): boolean =>
  // A backend that does not say whether the session waits leaves it to us.
  pending ?? (methodsWithPassword.includes(kind) && (password === defaultPassword || passwordExpired))

const challengeOf = (error: unknown): string | undefined =>
  error instanceof CallError
    ? (error.value as Refusal<typeof login> | null)?.secondVerification?.challengeId
    : undefined

/** A value that is held in memory for `holdTime` and then dropped. */
function createExpiringValue<T>(env: BrowserEnv) {
  let held: T | null = null
  let cancel = () => {}
  const clear = () => {
    cancel()
    held = null
  }
  return {
    get: () => held,
    clear,
    set(value: T) {
      clear()
      held = value
      cancel = env.after(holdTime, clear)
    },
  }
}

/** The steps that every login takes once the platform has answered, by whichever method. */
export function createLoginFlow({
  env,
  call,
  started,
  loginWithToken,
  current,
  announceLogin,
  reportLogout,
}: LoginFlowDeps): LoginFlow {
  const pendingChange = createExpiringValue<PendingPasswordChange & { method: LoginMethod }>(env)
  const interruptedLogin = createExpiringValue<{ challengeId: string; method: LoginMethod }>(env)

  const abandonPasswordChange = () => {
    const token = pendingChange.get()?.token
    pendingChange.clear()
    if (token) void reportLogout(token)
  }

  /** The first login of an account is noted by the platform and shown by the page (AUTH-22). */
  const noteFirstLogin = ({ cause }: LoginMethod) => {
    // The member is logged in whether or not this call arrives.
    void call(firstLogin, {}).catch(() => {})
    env.emit('baize-open', { name: 'first-login', detail: {} }, cause)
  }

  const begin = async (token: string, firstTimeLogin: boolean, method: LoginMethod): Promise<Session> => {
    await started()
    const before = current()
    try {
      const session = await loginWithToken(token, { firstTimeLogin, side: method.side, cause: method.cause })
      if (before) void reportLogout(before, true)
      announceLogin(session)
      if (firstTimeLogin && !session.isTrial) noteFirstLogin(method)
      return session
    } catch (error) {
      void reportLogout(token, true)
      throw error
    }
  }

  const complete: LoginFlow['complete'] = async (grant, method) => {
    const { token, firstTimeLogin, passwordExpired = false, account = '' } = grant
    interruptedLogin.clear()
    abandonPasswordChange()
    if (!mustChange(grant, method)) return begin(token, firstTimeLogin, method)
    pendingChange.set({
      userName: account,
      password: method.password ?? '',
      token,
      firstTimeLogin,
      passwordExpired,
      method,
    })
    throw new CallError('PASSWORD_CHANGE_REQUIRED')
  }

  return {
    complete,
    attempt: (method, question) =>
      question.catch((error: unknown) => {
        const challengeId = challengeOf(error)
        if (challengeId) interruptedLogin.set({ challengeId, method })
        throw error
      }),
    interrupted(challengeId) {
      const found = interruptedLogin.get()
      return found?.challengeId === challengeId ? found.method : null
    },
    pendingPasswordChange: pendingChange.get,
    finishPasswordChange(token, cause) {
      const { firstTimeLogin = false, method = { kind: 'username' as const } } = pendingChange.get() ?? {}
      pendingChange.clear()
      return begin(token, firstTimeLogin, { ...method, cause: cause ?? method.cause })
    },
    abandonPasswordChange,
    clearPasswordChange: pendingChange.clear,
  }
}
