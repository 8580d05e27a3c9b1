import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterClosing, isLeaving, leavePopup } from './popup-entry.ts'

let pageMoments: EventTarget

beforeEach(() => {
  pageMoments = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', pageMoments.addEventListener.bind(pageMoments))
  vi.stubGlobal('history', { state: { popup: 'login' }, go: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what follows a closed popup waits until its entry of the history is left', async () => {
  const done = vi.fn()
  leavePopup()
  afterClosing(done)
  await vi.advanceTimersByTimeAsync(100)
  expect([done.mock.calls.length, isLeaving()]).toEqual([0, true])
  pageMoments.dispatchEvent(new Event('popstate'))
  await vi.advanceTimersByTimeAsync(0)
  expect([done.mock.calls.length, isLeaving()]).toEqual([1, false])
})

test('where the browser leaves no entry the site goes on all the same', async () => {
  const done = vi.fn()
  leavePopup()
  afterClosing(done)
  await vi.advanceTimersByTimeAsync(1000)
  expect([done.mock.calls.length, isLeaving()]).toEqual([1, false])
})
