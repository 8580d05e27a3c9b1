import { afterEach, expect, it, vi } from 'vitest'
import { browserEnv } from './browser-env.ts'
import { pageOrigin } from './page-origin.ts'

afterEach(() => vi.unstubAllGlobals())

const site = 'https://shop.example'

it.each([
  ['of a page', site, site, site],
  ['of a frame made by srcdoc, or of about:blank', 'null', site, site],
  ['of a sandboxed frame, whose address is still one', site, 'null', 'null'],
  ['of a sandboxed frame made by srcdoc, or of data:', 'null', 'null', 'null'],
  ['of a file', 'file://', 'null', 'null'],
  ['of a page with a variable called origin', site, 'MNL', site],
])('is the one that the browser sends %s', (_what, address, own, sent) => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { origin: address })
  vi.stubGlobal('origin', own)
  expect(pageOrigin()).toBe(sent)
  expect(browserEnv().origin).toBe(sent)
})
