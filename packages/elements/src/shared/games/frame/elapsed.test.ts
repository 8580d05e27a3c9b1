import { expect, it } from 'vitest'
import { durationText } from './elapsed.ts'

it('shows hours, minutes and seconds, and never less than nothing', () => {
  expect(durationText(0)).toBe('00:00:00')
  expect(durationText(1_458_900)).toBe('00:24:18')
  expect(durationText(90_000_000)).toBe('25:00:00')
  expect(durationText(-5)).toBe('00:00:00')
})
