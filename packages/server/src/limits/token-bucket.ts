import { LRUCache } from 'lru-cache'
import type { LimitRule } from './limit-table.ts'

interface Bucket {
  left: number
  at: number
}

/**
 * Callers that are remembered; the one that called least lately is forgotten first, and begins
 * anew.
 */
const maxCallers = 10_000

/**
 * A token bucket per caller, kept in the process: a guard against floods must not cost a database
 * write. With several processes each counts for itself, so the limit of the whole is so many times
 * higher; what must hold exactly (login failures) is counted in the database.
 */
export class RateLimit {
  readonly #rule: LimitRule
  readonly #buckets: LRUCache<string, Bucket>

  constructor(rule: LimitRule, max = maxCallers) {
    this.#rule = rule
    this.#buckets = new LRUCache({ max })
  }

  /**
   * Takes one call from the caller's bucket. Answers 0, or the seconds until the next call is
   * allowed.
   */
  take(caller: string, now: number): number {
    const wait = this.waitOf(caller, now)
    if (!wait) this.#buckets.set(caller, { left: this.#leftAt(this.#buckets.get(caller), now) - 1, at: now })
    return wait
  }

  /** The seconds until the caller's next call is allowed, 0 where one is now; takes none. */
  waitOf(caller: string, now: number): number {
    const { max, windowMs } = this.#rule
    const left = this.#leftAt(this.#buckets.get(caller), now)
    return left < 1 ? Math.ceil(((1 - left) * windowMs) / max / 1000) : 0
  }

  #leftAt(bucket: Bucket | undefined, now: number): number {
    const { max, windowMs } = this.#rule
    return bucket ? Math.min(max, bucket.left + (Math.max(0, now - bucket.at) / windowMs) * max) : max
  }
}
