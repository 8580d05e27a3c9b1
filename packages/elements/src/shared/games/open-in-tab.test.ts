import { pageRegistry } from '@baize/client'
import { afterEach, expect, test, vi } from 'vitest'
import { openInTab } from './open-in-tab.ts'

const url = 'https://studio.example/play/jade-dragon'
const assign = vi.fn()
const start = vi.fn(() => Promise.resolve({ url }))

/** A browser that opens no tab. */
function withoutTabs() {
  vi.stubGlobal('window', { open: () => null })
  vi.stubGlobal('location', { assign })
}

afterEach(() => {
  delete pageRegistry().framed
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('where a browser opens no tab, a game takes the place of the page [GAME-23]', async () => {
  withoutTabs()
  await openInTab(start)
  expect(assign.mock.calls).toEqual([[url]])
})

test('it never takes the place of a frame on a page of somebody else’s, is not started, and the visitor is told', async () => {
  withoutTabs()
  pageRegistry().framed = true
  await expect(openInTab(start)).rejects.toMatchObject({ code: 'TAB_BLOCKED' })
  expect([assign.mock.calls, start.mock.calls]).toEqual([[], []])
})

test('in a tab that opens, the game follows, in a frame too', async () => {
  withoutTabs()
  const replace = vi.fn()
  vi.stubGlobal('window', { open: () => ({ location: { replace } }) })
  pageRegistry().framed = true
  await openInTab(start)
  expect([replace.mock.calls, assign.mock.calls]).toEqual([[[url]], []])
})
