import { defaultPassword, firstLogin } from '@baize/contract'
import type { login, Output, Refusal } from '@baize/contract'
import type { Call } from '../caller.ts'
import { CallError } from '../error.ts'
import type { Host } from '../host.ts'
import type { Kept } from './api.ts'
import type { Adopt } from './adopt.ts'
import { createMemory } from './memory.ts'
import type { Session } from './state.ts'

/** How somebody came to the door; the platform's answer does not say it again. */
export interface Way {
  kind: 'username' | 'sms' | 'identity' | 'quick' | 'reset' | 'trial' | 'register'
  password?: string
  side?: 'player' | 'agent' | undefined
  cause?: EventTarget | undefined
}
/** What the platform grants whoever may come in. */
export type Entered = Pick<Output<typeof login>, 'token' | 'firstTimeLogin'> & Partial<Output<typeof login>>

export interface Entrance {
  /** Makes a grant the session. @throws CallError PASSWORD_CHANGE_REQUIRED where it waits for a new password (AUTH-23) */
  enter: (entered: Entered, way: Way) => Promise<Session>
  /** Asks at the platform, and remembers the way where a second verification is wanted first (AUTH-28). */
  ask: <T>(way: Way, question: Promise<T>) => Promise<T>
  /** The way of a login that a second verification interrupted. */
  interrupted: (challengeId: string) => Way | null
  /** What waits for a new password. */
  waiting: () => (Kept & { way: Way }) | null
  /** The new password is set: what waited begins with another token (AUTH-24). */
  complete: (token: string, cause?: EventTarget) => Promise<Session>
  /** Gives up what waits, here and at the platform (AUTH-27). */
  discard: () => void
  /** The platform knows nothing of what waits. */
  forget: () => void
}

/** Tells the platform that a session has ended. @param alone - it gives way to another one, or never was one for the page: partners' pages stay as they are */
export type Farewell = (token: string, alone?: boolean) => Promise<void>

export interface EntranceDeps {
  host: Host
  call: Call
  /** Whoever came with a session is known by then. */
  started: () => Promise<unknown>
  adopt: Adopt
  /** Token of the session there is. */
  current: () => string | null
  /** Another session has begun: other tabs are to hear of it. */
  begun: (session: Session) => void
  farewell: Farewell
}

/** Milliseconds for which a password or a token waits in memory (AUTH-21). */
const patience = 600_000
/** Ways in that ask for the password, so that it may have to change; by SMS or identity one comes in without it (AUTH-23). */
const byPassword: readonly Way['kind'][] = ['username', 'quick']

const mustChange = ({ pending, passwordExpired = false }: Entered, { kind, password }: Way): boolean =>
  // A backend that does not say whether the session waits leaves it to us.
  pending ?? (byPassword.includes(kind) && (password === defaultPassword || passwordExpired))

const challengeOf = (error: unknown): string | undefined =>
  error instanceof CallError
    ? (error.value as Refusal<typeof login> | null)?.secondVerification?.challengeId
    : undefined

/** The one door to a session, by whichever way one comes. */
export function createEntrance({ host, call, started, adopt, current, begun, farewell }: EntranceDeps): Entrance {
  const kept = createMemory<Kept & { way: Way }>(host, patience)
  const challenged = createMemory<{ challengeId: string; way: Way }>(host, patience)

  const discard = () => {
    const token = kept.get()?.token
    kept.clear()
    if (token) void farewell(token)
  }

  /** The first login of an account is noted by the platform and shown by the page (AUTH-22). */
  const greet = ({ cause }: Way) => {
    // Whether it is heard or not: the member is in.
    void call(firstLogin, {}).catch(() => {})
    host.emit('baize-open', { name: 'first-login', detail: {} }, cause)
  }

  const begin = async (token: string, firstTimeLogin: boolean, way: Way): Promise<Session> => {
    await started()
    const before = current()
    try {
      const session = await adopt(token, { firstTimeLogin, side: way.side, cause: way.cause })
      if (before) void farewell(before, true)
      begun(session)
      if (firstTimeLogin && !session.isTrial) greet(way)
      return session
    } catch (error) {
      void farewell(token, true)
      throw error
    }
  }

  const enter: Entrance['enter'] = async (entered, way) => {
    const { token, firstTimeLogin, passwordExpired = false, account = '' } = entered
    challenged.clear()
    discard()
    if (!mustChange(entered, way)) return begin(token, firstTimeLogin, way)
    kept.set({ userName: account, password: way.password ?? '', token, firstTimeLogin, passwordExpired, way })
    throw new CallError('PASSWORD_CHANGE_REQUIRED')
  }

  return {
    enter,
    ask: (way, question) =>
      question.catch((error: unknown) => {
        const challengeId = challengeOf(error)
        if (challengeId) challenged.set({ challengeId, way })
        throw error
      }),
    interrupted(challengeId) {
      const found = challenged.get()
      return found?.challengeId === challengeId ? found.way : null
    },
    waiting: kept.get,
    complete(token, cause) {
      const { firstTimeLogin = false, way = { kind: 'username' as const } } = kept.get() ?? {}
      kept.clear()
      return begin(token, firstTimeLogin, { ...way, cause: cause ?? way.cause })
    },
    discard,
    forget: kept.clear,
  }
}
