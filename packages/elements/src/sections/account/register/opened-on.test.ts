import { pageRegistry } from '@baize/client'
import { afterEach, expect, test, vi } from 'vitest'
import { openedOn } from './opened-on.ts'
import { registerPayload } from './register-payload.ts'
import { settingsOf } from './settings.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

/** What an account is opened with, of the page it is opened on. */
function saidOfPage() {
  const sources = { settings: settingsOf([]), codes: {}, identity: null, login: true, page: openedOn() }
  const { domain, registerUrl } = registerPayload({}, sources)
  return [domain, registerUrl]
}

test('an account in a frame is opened on the page around it, by whose host codes are valid', () => {
  vi.stubGlobal('location', new URL('https://operator.example/frame/pk_shop/baize-register#0123'))
  expect(saidOfPage()).toEqual(['operator.example', 'https://operator.example/frame/pk_shop/baize-register'])
  pageRegistry().around = 'https://www.shop.example:8443'
  expect(saidOfPage()).toEqual(['www.shop.example', 'https://www.shop.example:8443/'])
  pageRegistry().around = 'capacitor://localhost'
  expect(saidOfPage()).toEqual(['localhost', 'capacitor://localhost'])
  delete pageRegistry().around
})
