import { expect, test } from 'vitest'
import { gridAt, payTotal, winsOf } from './evaluate.ts'
import { lines } from './lines.ts'
import { lineBet, stakesFor } from './rules.ts'
import { strips } from './strips.ts'

/** A grid that shows `shown` along one line and nothing anywhere else. */
const along = (line: number, shown: number[]) =>
  shown.map((rank, reel) => [0, 1, 2].map(row => (row === Number(lines[line]?.[reel]) ? rank : -1)))

test('there are 25 lines, no two alike', () => {
  expect(new Set(lines).size).toBe(25)
})

test('three alike from the left pay, and two do not', () => {
  expect(winsOf(along(3, [0, 0, 0, 4, 5]))).toContainEqual({ line: 3, rank: 0, count: 3, pay: 150 })
  expect(winsOf(along(3, [0, 0, 1, 0, 0]))).toEqual([])
})

test('alike from the right do not pay', () => {
  expect(winsOf(along(0, [1, 2, 2, 2, 2]))).toEqual([])
})

test('five alike pay once, for five', () => {
  expect(winsOf(along(20, [7, 7, 7, 7, 7])).filter(win => win.line === 20)).toEqual([
    { line: 20, rank: 7, count: 5, pay: 125 },
  ])
})

test('lines add up', () => {
  const full = Array.from({ length: 5 }, () => [0, 0, 0])
  expect(payTotal(winsOf(full))).toBe(25 * 4000)
})

test('a stop shows its place and the two below it, and the strip goes round', () => {
  const last = strips[0].length - 1
  const strip = strips[0]
  expect(gridAt([last, 0, 0, 0, 0])[0]).toEqual([Number(strip[last]), Number(strip[0]), Number(strip[1])])
})

test('every stake stands on 25 lines in whole minor units, whatever the decimals of the currency', () => {
  for (const decimals of [0, 2, 3]) for (const stake of stakesFor(decimals)) expect(lineBet(stake) * 25n).toBe(stake)
})
