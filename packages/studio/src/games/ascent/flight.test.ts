import { expect, test } from 'vitest'
import { heightAt, leanOn, partOf, placeOn, scaleTop, timeTo } from './flight.ts'
import { cashOutRange } from './rules.ts'

const times = Array.from({ length: 160 }, (_, step) => step * 100)

test('a flight begins on the ground, climbs without a pause and ever faster', () => {
  const climb = times.map(heightAt)
  expect(climb[0]).toBe(100)
  const steps = climb.slice(1).map((height, step) => height / (climb[step] ?? 0))
  for (const [step, growth] of steps.entries()) expect(growth).toBeGreaterThan(steps[step - 1] ?? 1)
})

test.each([100, 101, 132, 200, 1059, 10_000, 100_000])('a flight to %i ends at that height', height => {
  expect(heightAt(timeTo(height))).toBeCloseTo(height, 5)
})

test.each([
  [200, 3.5],
  [1000, 8],
  [10_000, 12.3],
  [100_000, 15.6],
])('a height of %i is reached after %d seconds', (height, seconds) => {
  expect(timeTo(height) / 1000).toBeCloseTo(seconds, 1)
})

test.each([cashOutRange.min, 110, 200, 300, 1000, cashOutRange.max])(
  'with a cash-out at %i the scale never shrinks, and keeps the rocket in the picture and upright at the start',
  chosen => {
    const tops = times.map(time => scaleTop(heightAt(time), chosen))
    for (const [step, time] of times.entries()) {
      const top = tops[step] ?? 0
      expect(top).toBeGreaterThanOrEqual(tops[step - 1] ?? 0)
      const { x, y } = placeOn(partOf(heightAt(time), top))
      expect(x).toBeLessThan(0.5)
      expect(y).toBeGreaterThan(0.4)
    }
    expect(leanOn(partOf(100, tops[0] ?? 0), 1.6)).toBe(0)
  },
)

test('a cash-out up to 4x is in the picture from the start, a higher one comes into it before the rocket is there', () => {
  for (const chosen of [cashOutRange.min, 110, 200, 400])
    expect(partOf(chosen, scaleTop(100, chosen))).toBeLessThan(0.55)
  for (const chosen of [500, 1000, cashOutRange.max]) {
    expect(partOf(chosen, scaleTop(100, chosen))).toBeGreaterThan(0.55)
    expect(partOf(chosen, scaleTop(chosen * 0.9, chosen))).toBeLessThan(0.75)
  }
})

test('the rocket leans further the higher it stands in the picture, and never as far as level', () => {
  const leans = Array.from({ length: 8 }, (_, step) => leanOn(step / 10, 1.6))
  for (const [step, angle] of leans.entries()) expect(angle).toBeGreaterThan(leans[step - 1] ?? -1)
  expect(leans.at(-1)).toBeLessThan(60)
})
