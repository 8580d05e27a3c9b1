import { expect, it } from 'vitest'
import { beginOf } from './periods.ts'

// A Saturday.
const now = new Date('2026-11-21T12:00:00Z')

it('begins today, this week and this month where the site’s own calendar does [WIN-06]', () => {
  expect(beginOf('TODAY', now, '+00:00').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(beginOf('WEEK', now, '+00:00').toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(beginOf('MONTH', now, '+00:00').toISOString()).toBe('2026-11-01T00:00:00.000Z')
})

it('follows the site’s offset from UTC', () => {
  expect(beginOf('TODAY', now, '+14:00').toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(beginOf('TODAY', now, '-05:30').toISOString()).toBe('2026-11-21T05:30:00.000Z')
  expect(beginOf('MONTH', new Date('2026-11-30T23:30:00Z'), '+01:00').toISOString()).toBe('2026-11-30T23:00:00.000Z')
})
