import { minute } from '@baize/contract'
import { expect, test } from 'vitest'
import { lockedUntil } from './failure-lock.ts'

const rule = { max: 5, windowMs: 15 * minute }
const at = (minutes: number) => new Date(minutes * minute)

test('locks for 15 minutes from the fifth failure within 15 minutes [AUTH-55]', () => {
  expect(lockedUntil([0, 1, 2, 3].map(at), rule, at(3))).toBeNull()
  expect(lockedUntil([0, 1, 2, 3, 4].map(at), rule, at(4))).toEqual(at(19))
  expect(lockedUntil([0, 1, 2, 3, 4].map(at), rule, at(18.9))).toEqual(at(19))
  expect(lockedUntil([0, 1, 2, 3, 4].map(at), rule, at(19))).toBeNull()
})

test('forgets failures that lie further apart than the window [AUTH-55]', () => {
  expect(lockedUntil([0, 10, 20, 30, 40].map(at), rule, at(40))).toBeNull()
  expect(lockedUntil([], rule, at(40))).toBeNull()
})

test('accepts failures in any order', () => {
  expect(lockedUntil([4, 0, 3, 1, 2].map(at), rule, at(5))).toEqual(at(19))
})
