import { LRUCache } from 'lru-cache'

/** So many calls in so many milliseconds. */
export interface Rate {
  calls: number
  per: number
}

interface Bucket {
  left: number
  at: number
}

/** Callers that are remembered; the one that called least lately is forgotten first, and begins anew. */
const mostCallers = 10_000

/**
 * A token bucket per caller, kept in the process: a guard against floods must not cost a database write. With several processes each
 * counts for itself, so the limit of the whole is so many times higher; what must hold exactly (login failures) is counted in the database.
 */
export class RateLimit {
  readonly #rate: Rate
  readonly #buckets: LRUCache<string, Bucket>

  constructor(rate: Rate, max = mostCallers) {
    this.#rate = rate
    this.#buckets = new LRUCache({ max })
  }

  /** Takes one call from the caller's bucket. Answers 0, or the seconds until the next call is allowed. */
  take(caller: string, now: number): number {
    const left = this.#leftAt(this.#buckets.get(caller), now)
    if (left < 1) return Math.ceil(((1 - left) * this.#rate.per) / this.#rate.calls / 1000)
    this.#buckets.set(caller, { left: left - 1, at: now })
    return 0
  }

  #leftAt(bucket: Bucket | undefined, now: number): number {
    const { calls, per } = this.#rate
    return bucket ? Math.min(calls, bucket.left + (Math.max(0, now - bucket.at) / per) * calls) : calls
  }
}
