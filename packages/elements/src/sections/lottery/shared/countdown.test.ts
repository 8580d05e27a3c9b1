import { expect, it } from 'vitest'
import { leftOf } from './countdown.ts'

it('counts down to a draw in minutes and seconds, with hours and days where it takes so long', () => {
  expect(leftOf(59_001)).toEqual({ days: 0, time: '01:00' })
  expect(leftOf(1)).toEqual({ days: 0, time: '00:01' })
  expect(leftOf(3_600_000)).toEqual({ days: 0, time: '01:00:00' })
  expect(leftOf(86_400_000 + 61_000)).toEqual({ days: 1, time: '00:01:01' })
  expect([leftOf(0), leftOf(-5)]).toEqual([null, null])
})
