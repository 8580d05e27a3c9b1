import { expect, test } from 'vitest'
import { stoppedClock } from '../clock.ts'
import type { Db } from './open.ts'
import { ttlCache } from './ttl-cache.ts'

const platform = () => ({ db: {} as Db, clock: stoppedClock(new Date('2026-03-01T00:00:00Z')) })

function counted() {
  let times = 0
  return () => Promise.resolve((times += 1))
}

test('answers the cached value until its time is over, by the platform’s clock', async () => {
  const [deps, cache, read] = [platform(), ttlCache<number>(2000), counted()]
  expect(await cache.get(deps, 'a', read)).toBe(1)
  deps.clock.advance(1.999)
  expect(await cache.get(deps, 'a', read)).toBe(1)
  deps.clock.advance(0.001)
  expect(await cache.get(deps, 'a', read)).toBe(2)
})

test('shares one reading among concurrent calls, and caches null, too', async () => {
  const [deps, cache, read] = [platform(), ttlCache<number | null>(2000), counted()]
  expect(await Promise.all([1, 2, 3].map(() => cache.get(deps, 'a', read)))).toEqual([1, 1, 1])
  expect(await cache.get(deps, 'b', () => Promise.resolve(null))).toBeNull()
  expect(await cache.get(deps, 'b', read)).toBeNull()
})

test('does not keep a reading that failed', async () => {
  const [deps, cache, read] = [platform(), ttlCache<number>(2000), counted()]
  await expect(cache.get(deps, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get(deps, 'a', read)).toBe(1)
})

test('caches per platform', async () => {
  const [cache, read] = [ttlCache<number>(2000), counted()]
  expect(await cache.get(platform(), 'a', read)).toBe(1)
  expect(await cache.get(platform(), 'a', read)).toBe(2)
})

test('holds no more keys than it has room for', async () => {
  const [deps, cache, read] = [platform(), ttlCache<number>(2000, 2), counted()]
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(deps, key, read)
  expect(await cache.get(deps, 'a', read)).toBe(1)
  expect(await cache.get(deps, 'b', read)).toBe(4)
})
