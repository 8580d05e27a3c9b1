import { expect, test } from 'vitest'
import { clockOf, secondsToBet } from './bets-close.ts'

const hand = { closesInMs: 20_000, openMs: 50_000, periodMs: 60_000 }

test('counts down to the end of the bets, says nothing while a hand is dealt and shown, and begins again with the next', () => {
  const after = [0, 500, 19_001, 20_000, 29_999, 30_000, 31_000, 140_000]
  expect(after.map(passed => secondsToBet(hand, passed))).toEqual([20, 20, 1, null, null, 50, 49, null])
  expect(secondsToBet({ ...hand, closesInMs: -1000 }, 0)).toBe(null)
  expect(secondsToBet({ ...hand, closesInMs: 55_000 }, 0)).toBe(null)
})

test('is written as on a clock', () => {
  expect([5, 60, 125].map(clockOf)).toEqual(['0:05', '1:00', '2:05'])
})
