import { expect, test } from 'vitest'
import { clockGap } from './clock-gap.ts'

const at = Date.parse('2026-11-01T12:00:00Z')

/**
 * The gap to an operator that is an hour ahead, measured by a clock that is at `asked` and then at
 * `arrived`.
 */
function gapBetween(asked: number, arrived: number): Promise<number | null> {
  const times = [asked, arrived]
  const clock = { now: () => new Date(times.shift() ?? Number.NaN) }
  const fetch = () => Promise.resolve(Response.json({ serverTime: new Date(at + 3_600_000).toISOString() }))
  return clockGap({ platformUrl: 'https://operator.example', clock, fetch }, new AbortController().signal)
}

test('the operator’s clock is ahead by the difference to the middle of the exchange', async () => {
  expect(await gapBetween(at, at)).toBe(3_600_000)
  expect(await gapBetween(at - 100, at + 100)).toBe(3_600_000)
})

test('nothing is measured while a clock is set: draws to come would be drawn at once', async () => {
  expect(await gapBetween(at, at + 190_000)).toBeNull()
  expect(await gapBetween(at, at - 190_000)).toBeNull()
})
