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
import { CallError } from '../error.ts'
import { later } from '../later.ts'
import { createAdopt } from './adopt.ts'
import type { Adopt, AdoptDeps } from './adopt.ts'
import type { Actions, Remembered } from './api.ts'
import { createDevice } from './device.ts'
import { createEntrance } from './enter.ts'
import type { Farewell, Way } from './enter.ts'
import { out, readMark, writeMark } from './mark.ts'
import type { Session } from './state.ts'

export interface ActionsDeps extends AdoptDeps {
  /** Whoever came with a session is known by then. */
  started: () => Promise<unknown>
  tell: (message: 'changed' | 'gone') => void
}

/** What tabs and start need beside the public ones. */
export interface InnerActions extends Actions {
  adopt: Adopt
  /**
   * Begins with what the visitor came with, where the site is open (BOOT-20, AUTH-57).
   * @param stored - whether it was left by an earlier page of this tab, and so ends where another tab logged out meanwhile
   */
  arrive: (token: string, stored: boolean) => Promise<void>
  /** The session of a sibling takes the place of ours. */
  replace: (code: string) => Promise<void>
  /** Tells the platform that a session has ended, now or as soon as it hears. */
  farewell: Farewell
  /** A hand-over code for another tab; null where there is no session to hand over. */
  give: () => Promise<string | null>
  /** The address has logged the visitor in: the page says as whom, so that nobody is put into a stranger's account unseen (AUTH-57). */
  arrived: () => void
  /** A visitor with a live session of another account is asked before switching (BOOT-22); nobody there to ask means no. */
  offer: (code: string) => Promise<void>
}

/** Milliseconds a person waits for the platform to hear of a logout. */
const patience = 4000
/** Milliseconds before the platform is told again, each time. */
const again = [2000, 10_000, 60_000]

export function createActions(deps: ActionsDeps): InnerActions {
  const { host, call, holder, place, started, tell } = deps
  const adopt = createAdopt(deps)
  const device = createDevice(place)

  const farewell = async (token: string, alone = false, tries = again): Promise<void> => {
    try {
      await call(logout, alone ? { alone: '1' } : {}, { token, keepalive: true })
    } catch (error) {
      const [wait, ...rest] = tries
      const heard = error instanceof CallError && error.code === 'NOT_LOGGED_IN'
      if (wait && !heard) host.after(wait, () => void farewell(token, alone, rest))
    }
  }
  const begun = ({ customerId }: Session) => {
    writeMark(place(), customerId)
    tell('changed')
  }
  const entrance = createEntrance({ host, call, started, adopt, current: holder.token, farewell, begun })
  /** Whether the site shows its normal view: neither in maintenance nor closed to where the visitor is (BOOT-19). */
  const isOpen = () =>
    call(systemStatus, {}).then(
      ({ maintenance, restricted }) => !maintenance && !restricted,
      // A backend without such a call has one view.
      (error: unknown) => error instanceof CallError && error.code === 'INVALID_URL',
    )
  const rotate = (token: string) => {
    const { session } = place()
    if (session.get('token') === holder.token()) session.set('token', token)
    holder.begin(token, holder.session())
    tell('changed')
    return holder.session()
  }

  // What few visitors do comes when the first of them does it.
  const second = later(async () => (await import('./second.ts')).createSecond(call, entrance))
  const identity = later(async () => (await import('./identity.ts')).createIdentity(call, entrance, device))
  const renew = (known: Remembered) => {
    if (place().own)
      void remember()
        .then(inner => inner.renew(known))
        .catch(() => {})
  }
  const passwords = later(async () =>
    (await import('./password.ts')).createPasswords({ call, entrance, device, rotate, renew }),
  )
  const remember = later(async () => (await import('./remember.ts')).createRemember(host, call, place))

  return {
    adopt,
    async arrive(token, stored) {
      const mark = readMark(place())
      if (stored && mark === out) {
        void farewell(token)
        throw new CallError('NOT_LOGGED_IN')
      }
      if (!(await isOpen())) return
      const { customerId } = await adopt(token)
      if (!stored || !mark) writeMark(place(), customerId)
    },
    async replace(code) {
      const before = holder.token()
      await adopt(code)
      if (before) void farewell(before, true)
    },
    farewell,
    give: () =>
      call(handover, {}).then(
        ({ code }) => code,
        () => null,
      ),
    arrived() {
      const { account } = holder.session()
      host.emit('baize-open', { name: 'switch-account', detail: { from: '', to: account } })
    },
    async offer(code) {
      const info = await call(memberInfo, {}, { token: code }).catch(() => null)
      const { id, account } = holder.session()
      if (!info || info.id === id) return
      const accept = async () => {
        const before = holder.token()
        begun(await adopt(info.token ?? code))
        if (before) void farewell(before, true)
      }
      host.emit('baize-open', { name: 'switch-account', detail: { from: account, to: info.account, accept } })
    },
    async login(credentials, cause) {
      const { type = 'username', password, side } = credentials
      const way: Way = { kind: type, password, side, cause }
      const entered = await entrance.ask(way, call(login, { ...credentials, type, ...device.shown() }))
      return entrance.enter(entered, way)
    },
    loginIdentity: async (...given) => (await identity()).loginIdentity(...given),
    quickLogin: async (...given) => (await identity()).quickLogin(...given),
    sendSecond: async (...given) => (await second()).sendSecond(...given),
    answerSecond: async (...given) => (await second()).answerSecond(...given),
    async register(input, cause, opened, { mobile = false } = {}) {
      const { account, token, firstTimeLogin } = await call(mobile ? registerMobile : register, input)
      opened?.(account)
      const session = token ? await entrance.enter({ token, firstTimeLogin }, { kind: 'register', cause }) : null
      return { account, session }
    },
    async freeplay(cause) {
      const entered = await call(freeplay, { os: 'web', platform: platform.site })
      return entrance.enter(entered, { kind: 'trial', cause })
    },
    changePassword: async (...given) => (await passwords()).changePassword(...given),
    resetPassword: async (...given) => (await passwords()).resetPassword(...given),
    async logout(cause) {
      entrance.discard()
      const token = holder.token()
      if (!token) return
      const late = new Promise<void>(resolve => host.after(patience, resolve))
      await Promise.race([farewell(token), late])
      if (!holder.end(token, {}, cause)) return
      writeMark(place(), out)
      tell('gone')
    },
    async kept() {
      const waiting = entrance.waiting()
      if (!waiting) return null
      const { way: _way, ...kept } = waiting
      return kept
    },
    discard: async () => entrance.discard(),
    remember: {
      read: async () => (await remember()).read(),
      keep: async credentials => (await remember()).keep(credentials),
      clear: async () => (await remember()).clear(),
    },
    deviceId: async () => device.id(),
    deviceSecret: async () => device.secret(),
  }
}
