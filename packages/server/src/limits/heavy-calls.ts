import type { Endpoint } from '@baize/contract'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'
import { limitTable } from './limit-table.ts'
import type { LimitRule } from './limit-table.ts'

/** Heavy calls that run at a time. */
const slots = 2

/**
 * Milliseconds that a heavy call waits for a slot, well within the time that every call is answered
 * in: who has waited so long is told that it is busy, and nothing is hashed for nobody.
 */
const maxWait = 8000

/** Whether a call is a public one that hashes a password, and so waits for a slot. */
const isHeavy = ({ limits }: Endpoint): boolean => limits?.includes('heavy-calls') ?? false

/** The queue of a platform's heavy calls. */
export class HeavyCalls {
  readonly #queue: BoundedQueue
  readonly #capacity: number
  /** Ends when the call that arrived last has started. */
  #lastStart = Promise.resolve()

  constructor({ max }: LimitRule) {
    this.#queue = new BoundedQueue(slots, max, maxWait)
    this.#capacity = slots + max
  }

  /**
   * Runs a call, a heavy one through the queue. It waits there before it is unsealed or reads the
   * database, so that many logins at once do not slow other calls down; a full queue refuses at
   * once, a slow one after the max wait.
   * @throws Refusal BUSY
   */
  async run<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
    if (!isHeavy(endpoint)) return work()
    try {
      return await this.#queue.run(work)
    } catch (error) {
      throw error instanceof QueueFull ? limitTable['heavy-calls'].refuse() : error
    }
  }

  /**
   * Starts heavy calls that arrive together one by one, each in its own turn of the event loop, so
   * that other calls run in between.
   */
  async stagger(endpoint: Endpoint): Promise<void> {
    if (!isHeavy(endpoint)) return
    const mine = this.#lastStart.then(() => new Promise<void>(resolve => setImmediate(resolve)))
    this.#lastStart = mine
    await mine
  }

  /** The load: calls that run or wait now, at most so far, and the capacity for them. */
  get load(): { now: number; peak: number; capacity: number } {
    return { now: this.#queue.size, peak: this.#queue.peak, capacity: this.#capacity }
  }
}
