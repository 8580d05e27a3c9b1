import type { Db } from './open.ts'
import type { Deps } from '../deps.ts'

interface Kept<T> {
  until: number
  value: Promise<T>
}

/**
 * Answers again what was read a short time ago, per database and key. Calls that come while it is being read share the one reading;
 * a reading that failed is not kept.
 */
export function keepFor<T>(milliseconds: number) {
  const byDb = new WeakMap<Db, Map<string, Kept<T>>>()
  const keptOf = (db: Db): Map<string, Kept<T>> => {
    const kept = byDb.get(db) ?? new Map<string, Kept<T>>()
    byDb.set(db, kept)
    return kept
  }
  return {
    get({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string, read: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime()
      const last = keptOf(db).get(key)
      if (last && last.until > now) return last.value
      const value = read()
      keptOf(db).set(key, { until: now + milliseconds, value })
      value.catch(() => keptOf(db).delete(key))
      return value
    },
    forget: (db: Db, key: string): void => void keptOf(db).delete(key),
  }
}
