import { minute } from '@baize/contract'
import { expect, test } from 'vitest'
import { RateLimit } from './token-bucket.ts'

test('lets so many calls through, then says in how many seconds the next may come', () => {
  const limit = new RateLimit({ max: 3, windowMs: minute })
  expect([1, 2, 3].map(() => limit.take('1.2.3.4', 0))).toEqual([0, 0, 0])
  expect(limit.take('1.2.3.4', 0)).toBe(20)
  expect(limit.take('1.2.3.4', 20_000)).toBe(0)
  expect(limit.take('1.2.3.4', 20_000)).toBe(20)
})

test('counts each caller apart', () => {
  const limit = new RateLimit({ max: 1, windowMs: minute })
  expect(limit.take('1.2.3.4', 0)).toBe(0)
  expect(limit.take('5.6.7.8', 0)).toBe(0)
  expect(limit.take('1.2.3.4', 0)).toBe(60)
})

test('never saves up more than one period', () => {
  const limit = new RateLimit({ max: 2, windowMs: minute })
  limit.take('1.2.3.4', 0)
  const later = 100 * minute
  expect([1, 2, 3].map(() => limit.take('1.2.3.4', later) === 0)).toEqual([true, true, false])
})

test('remembers no more callers than it has room for, and forgets who called least lately', () => {
  const limit = new RateLimit({ max: 1, windowMs: minute }, 2)
  expect(['a', 'b', 'a', 'c'].map(caller => limit.take(caller, 0))).toEqual([0, 0, 60, 0])
  expect(['a', 'b'].map(caller => limit.take(caller, 0))).toEqual([60, 0])
})
