import { describe, expect, it } from 'vitest'
import { isInForce, offerableFrom } from './offerable-rate.ts'
import type { HeldAgreement } from './offerable-rate.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const held = (rate: number, from: number, to: number | null = null): HeldAgreement => ({
  rate,
  startAt: at(from),
  endAt: to === null ? null : at(to),
})

describe('what an agent can give away', () => {
  it('is what they hold from then on', () => {
    expect(offerableFrom([held(500, 1)], at(10))).toEqual({ startAt: at(10), rate: 500 })
  })
  it('begins when theirs begins', () => {
    expect(offerableFrom([held(500, 20)], at(10))).toEqual({ startAt: at(20), rate: 500 })
  })
  it('is the lowest they will ever have', () => {
    expect(offerableFrom([held(300, 20), held(500, 1, 20)], at(10))).toEqual({ startAt: at(10), rate: 300 })
    expect(offerableFrom([held(500, 20), held(300, 1, 20)], at(10))).toEqual({ startAt: at(10), rate: 300 })
  })
  it('does not look at what is over by then', () => {
    expect(offerableFrom([held(500, 20), held(300, 1, 20)], at(20))).toEqual({ startAt: at(20), rate: 500 })
  })
  it('begins after a gap', () => {
    expect(offerableFrom([held(300, 20), held(500, 1, 5)], at(3))).toEqual({ startAt: at(20), rate: 300 })
  })
  it('is nothing where it ends, or where it was given up before it began', () => {
    expect(offerableFrom([held(500, 1, 20)], at(10))).toBeNull()
    expect(offerableFrom([held(500, 20, 20), held(400, 1, 12)], at(10))).toBeNull()
    expect(offerableFrom([], at(10))).toBeNull()
  })
})

it('an agreement is in force from its first moment to the last before its end', () => {
  const days = [0, 1, 2, 3].map(day => isInForce(held(1, 1, 3), at(day)))
  expect(days).toEqual([false, true, true, false])
})
