import { expect, test } from 'vitest'
import { stoppedClock } from '../clock.ts'
import { secureRandom } from '../random.ts'
import { drawCode, newCode } from './captcha-picture.ts'

const random = secureRandom(stoppedClock(new Date(0)))

test('draws codes of four or five characters without look-alikes [AUTH-08]', () => {
  const codes = Array.from({ length: 200 }, () => newCode(random))
  expect(codes.every(code => /^[ACDEFHJKLMNPRTUVWXY3479]{4,5}$/.test(code))).toBe(true)
  expect(new Set(codes.map(code => code.length))).toEqual(new Set([4, 5]))
})

test('shows a code as outlines and never as text', () => {
  const svg = drawCode('XK7A', random)
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  expect(svg).not.toMatch(/<text|XK7A/)
})

test('draws the same code differently each time', () => {
  expect(drawCode('XK7A', random)).not.toBe(drawCode('XK7A', random))
})
