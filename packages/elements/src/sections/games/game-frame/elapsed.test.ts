import { expect, it } from 'vitest'
import { clock } from './elapsed.ts'

it('shows hours, minutes and seconds, and never less than nothing', () => {
  expect(clock(0)).toBe('00:00:00')
  expect(clock(1_458_900)).toBe('00:24:18')
  expect(clock(90_000_000)).toBe('25:00:00')
  expect(clock(-5)).toBe('00:00:00')
})
