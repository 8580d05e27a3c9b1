import { login, quickLogin, register, registerMobile, resetPassword } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { busyLanes } from './platform-queue.ts'

/** Calls that anybody can make and that hash a password. */
const heavy: ReadonlySet<string> = new Set(
  [login, register, registerMobile, resetPassword, quickLogin].map(endpoint => endpoint.name),
)

const lanes = busyLanes()

/**
 * Runs a call in its turn. Heavy ones wait in a queue before anything of them is opened or asked of the database, so that a crowd at the
 * door costs those who are inside nothing; whom the queue has no room for is told at once.
 * @throws Refusal BUSY
 */
export const inTurn = <T>(deps: Deps, endpoint: Endpoint, work: () => Promise<T>): Promise<T> =>
  heavy.has(endpoint.name) ? lanes.run(deps, work) : work()

/** Of heavy calls that arrive together each begins in a turn of the event loop of its own, so that others come in between. */
export async function pace(deps: Deps, endpoint: Endpoint): Promise<void> {
  if (!heavy.has(endpoint.name)) return
  const before = last.get(deps) ?? Promise.resolve()
  const mine = before.then(() => new Promise<void>(resolve => setImmediate(resolve)))
  last.set(deps, mine)
  await mine
}
const last = new WeakMap<Deps, Promise<void>>()

/** The crowd at the door. */
export const crowd = (deps: Deps): ReturnType<typeof lanes.load> => lanes.load(deps)
