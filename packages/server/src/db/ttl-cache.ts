import { LRUCache } from 'lru-cache'
import type { Db } from './open.ts'
import type { Deps } from '../deps.ts'

/** Keys that a cache holds by default; the least recently used is dropped first. */
const defaultMaxKeys = 200

/**
 * Caches values for some milliseconds, per database and key. Calls during a reading share it; a
 * failed reading is not cached.
 */
export function ttlCache<T>(milliseconds: number, max = defaultMaxKeys) {
  const byDb = new WeakMap<Db, LRUCache<string, Promise<T>>>()

  function cacheOf({ db, clock }: Pick<Deps, 'db' | 'clock'>): LRUCache<string, Promise<T>> {
    const perf = { now: () => clock.now().getTime() }
    // The library counts an age of exactly `ttl` as fresh, and without a resolution it uses a time
    // that it read before.
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
    /** How many values are kept for a database. */
    size: (db: Db): number => byDb.get(db)?.size ?? 0,
    forget: (db: Db, key: string): void => void byDb.get(db)?.delete(key),
  }
}
