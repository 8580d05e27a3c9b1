import { LRUCache } from 'lru-cache'
import type { Db } from './open.ts'
import type { Deps } from '../deps.ts'

/** How many keys a cache holds unless it is told otherwise; what was asked for least lately goes first. */
const defaultMaxKeys = 200

/**
 * Answers again what was read less than so many milliseconds ago, per database and key. Calls that come while it is being read share the
 * one reading; a reading that failed is not kept.
 */
export function ttlCache<T>(milliseconds: number, max = defaultMaxKeys) {
  const byDb = new WeakMap<Db, LRUCache<string, Promise<T>>>()

  function cacheOf({ db, clock }: Pick<Deps, 'db' | 'clock'>): LRUCache<string, Promise<T>> {
    const perf = { now: () => clock.now().getTime() }
    // To the library an age of exactly `ttl` is still fresh. Without a resolution it would go by a time that it read before.
    const cache = byDb.get(db) ?? new LRUCache({ max, ttl: milliseconds - 1, ttlResolution: 0, perf })
    byDb.set(db, cache)
    return cache
  }

  return {
    get(deps: Pick<Deps, 'db' | 'clock'>, key: string, read: () => Promise<T>): Promise<T> {
      const cache = cacheOf(deps)
      const known = cache.get(key)
      if (known) return known
      const value = read()
      cache.set(key, value)
      value.catch(() => cache.peek(key) === value && cache.delete(key))
      return value
    },
    forget: (db: Db, key: string): void => void byDb.get(db)?.delete(key),
  }
}
