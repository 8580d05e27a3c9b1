import { expect, test } from 'vitest'
import { toPlainData, fitsProp } from './element-shape.ts'

const json = { type: 'json' } as const

test.each([
  [new Map([['token', 'x'.repeat(100_000)]]), {}],
  [
    { list: [new Set([1, 2])], at: new Date(0) },
    { list: [{}], at: '1970-01-01T00:00:00.000Z' },
  ],
  [new Uint8Array(2), { 0: 0, 1: 0 }],
  [
    [1, { a: null, b: undefined }],
    [1, { a: null }],
  ],
  ['x', 'x'],
  [false, false],
])('data over the border of a frame are what was measured of them: %o', (given, taken) => {
  expect(fitsProp(json, given)).toBe(true)
  expect(toPlainData(given)).toStrictEqual(taken)
})

test('nothing stays nothing', () => {
  expect([toPlainData(undefined), toPlainData(null)]).toEqual([undefined, null])
})

test('what is longer than a message may be, a cycle and a number that JSON has no word for fit nowhere', () => {
  const cycle: unknown[] = []
  cycle.push(cycle)
  expect([['x'.repeat(70_000)], cycle, 1n].map(value => fitsProp(json, value))).toEqual([false, false, false])
})
