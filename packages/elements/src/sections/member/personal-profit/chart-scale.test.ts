import { expect, it } from 'vitest'
import { scaleOf } from './chart-scale.ts'

const ticksOf = (...values: number[]) => scaleOf(values).ticks

it('chooses steps that are easy to read, with zero among them [MEM-42]', () => {
  expect(ticksOf(-31.5, 95.95, -84, 0, 66.4)).toEqual([-100, -50, 0, 50, 100])
  expect(ticksOf(12, 7)).toEqual([0, 5, 10, 15])
  expect(ticksOf(-3000, -1)).toEqual([-3000, -2000, -1000, 0])
  expect(ticksOf(4_200_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000])
})

it('has no digits that come of floats', () => {
  expect(scaleOf([0.05, -0.07])).toEqual({ min: -0.1, max: 0.05, ticks: [-0.1, -0.05, 0, 0.05], digits: 2 })
  expect(ticksOf(1.1)).toEqual([0, 0.5, 1, 1.5])
  expect(ticksOf(0.00000003)).toEqual([0, 0.00000001, 0.00000002, 0.00000003])
})

it('covers every value with few lines, and never more than seven', () => {
  for (let exponent = -8; exponent < 15; exponent++)
    for (const [low, high] of [
      [0, 1],
      [-1, 0],
      [-0.3, 0.95],
      [-9.9, 0.1],
      [1.01, 7.77],
    ] as const) {
      const values = [low * 10 ** exponent, high * 10 ** exponent]
      const { min, max, ticks } = scaleOf(values)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(min).toBeLessThanOrEqual(Math.min(...values))
      expect(max).toBeGreaterThanOrEqual(Math.max(...values))
    }
})

it('is a line at zero where there is nothing else', () => {
  expect(scaleOf([0, 0])).toEqual({ min: -1, max: 1, ticks: [0], digits: 0 })
  expect(scaleOf([])).toEqual(scaleOf([0]))
})
