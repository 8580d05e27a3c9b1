import { LRUCache } from 'lru-cache'

/** So many calls at once, and so many more a second. */
export interface Rate {
  burst: number
  perSecond: number
}

/** Rates of the calls of the studio, and the time that they go by. */
export interface CallRates {
  /** Calls of one live game session. */
  session: Rate
  /**
   * Calls without one, of one address. An operator's platform asks from one address for all of its
   * players.
   */
  address: Rate
  /**
   * Pages, pictures and the files of pages, of one address: a lobby shows hundreds of pictures at
   * once, to a household or more.
   */
  pages: Rate
  /** Milliseconds that only ever go up; the clock of the machine where nothing else is said. */
  now: () => number
}

export const usualRates: CallRates = {
  session: { burst: 120, perSecond: 20 },
  address: { burst: 600, perSecond: 120 },
  pages: { burst: 3000, perSecond: 300 },
  now: () => performance.now(),
}

interface Bucket {
  left: number
  at: number
}

/** Max callers that are remembered. One that is forgotten begins with a full bucket. */
const maxCallers = 20_000

/**
 * Token buckets by caller.
 * @returns function that takes one call and gives the milliseconds until the next one is let in, 0
 *   where this one is
 */
export function createBuckets({ burst, perSecond }: Rate, now: () => number): (caller: string) => number {
  const buckets = new LRUCache<string, Bucket>({ max: maxCallers })
  return caller => {
    const at = now()
    const before = buckets.get(caller)
    const left = before ? Math.min(burst, before.left + ((at - before.at) * perSecond) / 1000) : burst
    const isIn = left >= 1
    buckets.set(caller, { left: isIn ? left - 1 : left, at })
    return isIn ? 0 : Math.ceil(((1 - left) * 1000) / perSecond)
  }
}
