import { pageRegistry } from '@baize/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

/** Of a page of the same origin, whose address a frame can read. */
const ownTop = { location: { href: 'https://site.example/' } }

test('it never takes the place of a frame, is not started where no tab opens, and the visitor is told', async () => {
  withoutTabs()
  vi.stubGlobal('window', { open: () => null, top: ownTop })
  pageRegistry().framed = true
  await expect(openInTab(start)).rejects.toMatchObject({ code: 'TAB_BLOCKED' })
  expect([assign.mock.calls, start.mock.calls]).toEqual([[], []])
})

test('in a tab that opens, the game follows, in a frame on a page of the same origin too', async () => {
  withoutTabs()
  const replace = vi.fn()
  vi.stubGlobal('window', { open: () => ({ location: { replace } }), top: ownTop })
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
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) Version/4.0 Chrome/130',
  })
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

describe('in a frame on a page of another origin, which may keep its windows apart and does not say so', () => {
  const open = vi.fn(() => null)
  const onPage = (navigator: object) => {
    vi.stubGlobal('window', { open, top: Object.freeze({}) })
    vi.stubGlobal('navigator', navigator)
    pageRegistry().framed = true
  }

  test('the game itself is opened, and no empty tab', async () => {
    const userActivation = { isActive: true }
    onPage({ userActivation })
    await openInTab(start)
    expect(open.mock.calls).toEqual([[url, '_blank', 'noopener,']])
    userActivation.isActive = false
    await expect(openInTab(start)).rejects.toMatchObject({ code: 'TAB_BLOCKED' })
    expect(open.mock.calls).toHaveLength(1)
  })

  test('a browser that does not say whether the click still counts opens it, too', async () => {
    onPage({})
    await openInTab(start)
    expect(open.mock.calls).toEqual([[url, '_blank', 'noopener,']])
  })
})
