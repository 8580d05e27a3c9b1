import { expect, it } from 'vitest'
import { daysOf, oldestDay, presetOf } from './date-presets.ts'

const now = Date.parse('2026-11-21T20:30:00Z')

it('counts the days of a preset from today [CONST-38] [MEM-11]', () => {
  expect(daysOf('today', now, '+00:00')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(daysOf('yesterday', now, '+00:00')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(daysOf('previous7', now, '+00:00')).toEqual({ from: '2026-11-14', to: '2026-11-21' })
  expect(daysOf('previous30', now, '+00:00')).toEqual({ from: '2026-10-22', to: '2026-11-21' })
  expect(daysOf('next7', now, '+00:00')).toEqual({ from: '2026-11-21', to: '2026-11-28' })
  expect(daysOf('next30', now, '+00:00')).toEqual({ from: '2026-11-21', to: '2026-12-21' })
})

it('takes today from the calendar of the site, wherever the visitor is', () => {
  expect(daysOf('today', now, '+07:00').from).toBe('2026-11-22')
  expect(daysOf('today', now, '-03:00').from).toBe('2026-11-21')
})

it('goes twelve months back, in the calendar of the site [MEM-11]', () => {
  expect([oldestDay(now, '+00:00'), oldestDay(now, '+07:00')]).toEqual(['2025-11-21', '2025-11-22'])
  expect(oldestDay(Date.parse('2028-02-29T12:00:00Z'), '+00:00')).toBe('2027-03-01')
})

it('knows a preset by its days, and none by other days', () => {
  const of = ['today', 'previous7'] as const
  expect(presetOf(daysOf('previous7', now, '+07:00'), of, now, '+07:00')).toBe('previous7')
  expect(presetOf(daysOf('yesterday', now, '+07:00'), of, now, '+07:00')).toBe(null)
  expect(presetOf({ from: '2026-11-21' }, of, now, '+00:00')).toBe(null)
  expect(presetOf({}, of, now, '+00:00')).toBe(null)
})
