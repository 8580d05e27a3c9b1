import { defaultPassword, freeplay, handover, login, logout, memberInfo, platform, register } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { CallError } from '../error.ts'
import { createAdopt } from './adopt.ts'
import type { Adopt, AdoptDeps, Adoption } from './adopt.ts'
import type { Session } from './state.ts'

export type Credentials = Omit<Input<typeof login>, 'type'>

/** What starts and ends a session on purpose. */
export interface Actions {
  /**
   * @param cause - the element on which `baize-login` is dispatched
   * @throws CallError as the platform refuses; PASSWORD_CHANGE_REQUIRED where the password has to change first (AUTH-23)
   */
  login: (credentials: Credentials, cause?: EventTarget) => Promise<Session>
  /**
   * Opens an account; the session begins at once where the input asks for it.
   * @param opened - hears of the account before anybody hears of its session
   */
  register: (
    input: Input<typeof register>,
    cause?: EventTarget,
    opened?: (account: string) => void,
  ) => Promise<Output<typeof register>>
  /** Starts a trial account (AUTH-49). */
  freeplay: (cause?: EventTarget) => Promise<Session>
  /** Ends the session here and on every tab. Never fails: what the platform did not hear is told again in the background (AUTH-53). */
  logout: (cause?: EventTarget) => Promise<void>
  /** What a login that waits for a new password was made with; forgotten after ten minutes (AUTH-21). */
  kept: () => Promise<Kept | null>
}
export interface Kept {
  password: string
  token: string
}

export interface ActionsDeps extends AdoptDeps {
  /** Whoever came with a session is known by then. */
  started: () => Promise<unknown>
  tell: (message: 'changed' | 'gone') => void
}

/** What tabs and start need beside the public ones. */
export interface InnerActions extends Actions {
  adopt: Adopt
  /** Tells the platform that a session has ended, now or as soon as it hears. */
  farewell: (token: string) => Promise<void>
  /** A hand-over code for another tab; null where there is no session to hand over. */
  give: () => Promise<string | null>
  /** A visitor with a live session of another account is asked before switching (BOOT-22); nobody there to ask means no. */
  offer: (code: string) => Promise<void>
}

/** Milliseconds a person waits for the platform to hear of a logout. */
const patience = 4000
/** Milliseconds before the platform is told again, each time. */
const again = [2000, 10_000, 60_000]
const keepFor = 600_000

export function createActions(deps: ActionsDeps): InnerActions {
  const { host, call, holder, started, tell } = deps
  const adopt = createAdopt(deps)
  let kept: Kept | null = null

  const farewell = async (token: string, tries = again): Promise<void> => {
    try {
      await call(logout, {}, { token, keepalive: true })
    } catch (error) {
      const [wait, ...rest] = tries
      const heard = error instanceof CallError && error.code === 'NOT_LOGGED_IN'
      if (wait && !heard) host.after(wait, () => void farewell(token, rest))
    }
  }

  const begin = async (token: string, adoption: Adoption): Promise<Session> => {
    await started()
    try {
      const session = await adopt(token, adoption)
      tell('changed')
      return session
    } catch (error) {
      void farewell(token)
      throw error
    }
  }

  return {
    adopt,
    farewell,
    give: () =>
      call(handover, {}).then(
        ({ code }) => code,
        () => null,
      ),
    async offer(code) {
      const info = await call(memberInfo, {}, { token: code }).catch(() => null)
      const { id, account } = holder.session()
      if (!info || info.id === id) return
      const accept = () => adopt(info.token ?? code)
      host.emit('baize-open', { name: 'switch-account', detail: { from: account, to: info.account, accept } })
    },
    async login(credentials, cause) {
      const { password, side } = credentials
      const { token, firstTimeLogin, passwordExpired } = await call(login, { ...credentials, type: 'username' })
      if (password === defaultPassword || passwordExpired) {
        kept = { password, token }
        host.after(keepFor, () => (kept = null))
        throw new CallError('PASSWORD_CHANGE_REQUIRED', { row: login.name })
      }
      return begin(token, { firstTimeLogin, side, cause })
    },
    async register(input, cause, opened) {
      const reply = await call(register, input)
      opened?.(reply.account)
      if (reply.token) await begin(reply.token, { firstTimeLogin: reply.firstTimeLogin, cause })
      return reply
    },
    async freeplay(cause) {
      const { token } = await call(freeplay, { os: 'web', platform: platform.site })
      return begin(token, { cause })
    },
    async logout(cause) {
      kept = null
      const token = holder.token()
      if (!token) return
      const late = new Promise<void>(resolve => host.after(patience, resolve))
      await Promise.race([farewell(token), late])
      if (holder.end(token, {}, cause)) tell('gone')
    },
    kept: async () => kept,
  }
}
