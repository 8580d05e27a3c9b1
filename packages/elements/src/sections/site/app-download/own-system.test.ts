import { expect, it } from 'vitest'
import { ownSystem } from './own-system.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 5, 'IOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'IOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, null],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 5, 'ANDROID'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', 10, null],
])('knows the system of %s with %i touch points: %s [CS-09]', (userAgent, maxTouchPoints, system) => {
  expect(ownSystem({ userAgent, maxTouchPoints })).toBe(system)
})
