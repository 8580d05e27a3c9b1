import { expect, it } from 'vitest'
import { cutOffMessage } from './cut-off.ts'

it.each([
  ['is cross-origin isolated', { isolated: true, focused: true }, 'same-origin-allow-popups'],
  ['has not got the focus back', { isolated: false, focused: false }, 'same-origin-allow-popups'],
])('the header is named where a page %s after the window is said to be closed', (_, page, header) => {
  expect(cutOffMessage(page)).toContain(header)
})

it('nothing is said of a window that somebody has closed', () => {
  expect(cutOffMessage({ isolated: false, focused: true })).toBeNull()
})
