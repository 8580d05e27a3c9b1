import { expect, it } from 'vitest'
import { clockText, offsetMinutes, siteTime, zoneName } from './site-time.ts'

it('names the offset of a site as people do [AGT-09]', () => {
  const names = { '+00:00': 'GMT+0', '+07:00': 'GMT+7', '-03:00': 'GMT-3', '+05:30': 'GMT+5:30', '-09:30': 'GMT-9:30' }
  for (const [offset, name] of Object.entries(names)) expect(zoneName(offset)).toBe(name)
  expect(zoneName('somewhere')).toBe('GMT+0')
  expect(offsetMinutes('-09:30')).toBe(-570)
})

it('shows the time of the site, wherever the browser is [AGT-10] [AGT-13]', () => {
  const time = Date.parse('2026-11-21T23:42:18.900Z')
  expect(clockText(time, '+00:00')).toBe('2026-11-21 23:42:18')
  expect(clockText(time, '+07:00')).toBe('2026-11-22 06:42:18')
  expect(clockText(time, '-03:30')).toBe('2026-11-21 20:12:18')
  expect(clockText(Number.NaN, '+07:00')).toBe('')
  expect(siteTime('2026-11-21T23:42:18Z', '+01:00')).toBe(Date.parse('2026-11-22T00:42:18Z'))
})
