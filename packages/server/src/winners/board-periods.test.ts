import { expect, it } from 'vitest'
import { periodBegin } from './board.ts'

// A Saturday.
const now = new Date('2026-11-21T12:00:00Z')

it('begins today, this week and this month where the site’s own calendar does [WIN-06]', () => {
  expect(periodBegin('TODAY', now, '+00:00').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(periodBegin('WEEK', now, '+00:00').toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(periodBegin('MONTH', now, '+00:00').toISOString()).toBe('2026-11-01T00:00:00.000Z')
})

it('follows the site’s offset from UTC', () => {
  expect(periodBegin('TODAY', now, '+14:00').toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(periodBegin('TODAY', now, '-05:30').toISOString()).toBe('2026-11-21T05:30:00.000Z')
  expect(periodBegin('MONTH', new Date('2026-11-30T23:30:00Z'), '+01:00').toISOString()).toBe(
    '2026-11-30T23:00:00.000Z',
  )
})
