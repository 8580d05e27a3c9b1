import { login, quickLogin, register, registerMobile, resetPassword } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

/** Calls that anybody can make and that hash a password. */
const heavy: ReadonlySet<string> = new Set(
  [login, register, registerMobile, resetPassword, quickLogin].map(endpoint => endpoint.name),
)

/** As many as there may be hashes at a time. */
const slots = 2
/** Seconds after which a full queue has surely moved. */
const retryAfter = 2

const ofPlatform = new WeakMap<Deps, BoundedQueue>()
function queueOf(deps: Deps): BoundedQueue {
  const queue = ofPlatform.get(deps) ?? new BoundedQueue(slots, deps.config.limits.passwordQueue)
  ofPlatform.set(deps, queue)
  return queue
}

/**
 * Runs a call in its turn. Heavy ones wait in a queue before anything of them is opened or asked of the database, so that a crowd at the
 * door costs those who are inside nothing; whom the queue has no room for is told at once.
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

/** Of heavy calls that arrive together each begins in a turn of the event loop of its own, so that others come in between. */
export async function startInOwnTurn(deps: Deps, endpoint: Endpoint): Promise<void> {
  if (!heavy.has(endpoint.name)) return
  const before = last.get(deps) ?? Promise.resolve()
  const mine = before.then(() => new Promise<void>(resolve => setImmediate(resolve)))
  last.set(deps, mine)
  await mine
}
const last = new WeakMap<Deps, Promise<void>>()

/** The crowd at the door: how much is held now, how much was at most, and for how much there is room. */
export function heavyCallLoad(deps: Deps): { now: number; most: number; room: number } {
  const { held, most } = queueOf(deps)
  return { now: held, most, room: slots + deps.config.limits.passwordQueue }
}
