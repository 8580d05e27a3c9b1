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

/**
 * A web view of an app that opens no windows: it gives the page that is there, which goes to the
 * address where there is one.
 */
function webView(around?: object) {
  const went: string[] = []
  const replace = vi.fn()
  const page = { open: (to: string) => (to && went.push(to), around ?? page), top: around, location: { replace } }
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { assign })
  return { went, replace }
}

test('in a web view that opens no windows, a game takes the place of the page, which was never left for a blank one', async () => {
  const { went, replace } = webView()
  await openInTab(start)
  expect([went, replace.mock.calls, assign.mock.calls]).toEqual([[], [], [[url]]])
})

test('a frame in such a web view leaves the page around it as it is, and the visitor is told', async () => {
  const { went } = webView(Object.freeze({ opener: null }))
  pageRegistry().framed = true
  await expect(openInTab(start)).rejects.toMatchObject({ code: 'TAB_BLOCKED' })
  expect([went, start.mock.calls]).toEqual([[], []])
})

test('in a frame on a page that is cross-origin isolated, which gets no handle of a window, the game itself is opened, no empty tab', async () => {
  const open = vi.fn(() => null)
  const userActivation = { isActive: true }
  vi.stubGlobal('window', { open })
  vi.stubGlobal('crossOriginIsolated', true)
  vi.stubGlobal('navigator', { userActivation })
  pageRegistry().framed = true
  await openInTab(start)
  expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']])
  userActivation.isActive = false
  await expect(openInTab(start)).rejects.toMatchObject({ code: 'TAB_BLOCKED' })
  expect(open.mock.calls).toHaveLength(1)
})
