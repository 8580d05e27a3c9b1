import { expect, it } from 'vitest'
import { timeLeft } from './countdown.ts'

it('counts down to a draw in minutes and seconds, with hours and days where it takes so long', () => {
  expect(timeLeft(59_001)).toEqual({ days: 0, time: '01:00' })
  expect(timeLeft(1)).toEqual({ days: 0, time: '00:01' })
  expect(timeLeft(3_600_000)).toEqual({ days: 0, time: '01:00:00' })
  expect(timeLeft(86_400_000 + 61_000)).toEqual({ days: 1, time: '00:01:01' })
  expect([timeLeft(0), timeLeft(-5)]).toEqual([null, null])
})
