import { login, quickLogin, register, registerMobile, resetPassword } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

/** Heavy calls: public ones that hash a password. */
const heavy: ReadonlySet<string> = new Set(
  [login, register, registerMobile, resetPassword, quickLogin].map(endpoint => endpoint.name),
)

/** Passwords that may wait to be hashed, by default. */
export const passwordQueue = 64
/** Heavy calls that run at a time. */
const slots = 2
/** Seconds after which a full queue has room again. */
const retryAfter = 2

const ofPlatform = new WeakMap<Deps, BoundedQueue>()
function queueOf(deps: Deps): BoundedQueue {
  const queue = ofPlatform.get(deps) ?? new BoundedQueue(slots, deps.config.limits.passwordQueue)
  ofPlatform.set(deps, queue)
  return queue
}

/**
 * Runs a call, a heavy one through the queue. It waits there before it is unsealed or reads the database, so that many logins at once do
 * not slow other calls down; a full queue refuses at once.
 * @throws Refusal BUSY
 */
export async function runInQueue<T>(deps: Deps, endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  if (!heavy.has(endpoint.name)) return work()
  try {
    return await queueOf(deps).run(work)
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal('BUSY', null, { retryAfter }) : error
  }
}

/** Lets heavy calls that arrive together start one by one, each in its own turn of the event loop, so that other calls run in between. */
export async function startInOwnTurn(deps: Deps, endpoint: Endpoint): Promise<void> {
  if (!heavy.has(endpoint.name)) return
  const before = last.get(deps) ?? Promise.resolve()
  const mine = before.then(() => new Promise<void>(resolve => setImmediate(resolve)))
  last.set(deps, mine)
  await mine
}
const last = new WeakMap<Deps, Promise<void>>()

/** The load of heavy calls: running or waiting now, at most so far, and the capacity for them. */
export function heavyCallLoad(deps: Deps): { now: number; most: number; capacity: number } {
  const { held, most } = queueOf(deps)
  return { now: held, most, capacity: slots + deps.config.limits.passwordQueue }
}
