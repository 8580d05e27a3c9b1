import { whitelabel } from '@baize/contract'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { envelope, faultServer, hangUp } from '../../test/fault-server.ts'
import { testPage, until } from '../../test/page.ts'
import { prefetchAnswer, createScope, pageRegistry, publicRequest } from '../index.ts'
import type { Config } from '../index.ts'

const server = faultServer()
const tree = { tree: [] }
afterEach(() => pageRegistry().early?.clear())

/** Asks for the call as the loader does, before there is a scope. */
function early(settings: Config = {}) {
  const config = { api: server.url, merchant: 'demo', siteKey: 'pk_demo' }
  prefetchAnswer(...publicRequest(config, whitelabel.path, {}, 'en'))
  const page = testPage()
  // Not by the page, which sends calls itself to write them down.
  const scope = createScope({ ...config, locale: 'en', storage: 'memory', ...settings }, { env: page.env })
  onTestFinished(scope.close)
  return { page, scope }
}

describe('an answer that was asked for before its code was there', () => {
  it('is taken by the first call that asks the same, and by no other', async () => {
    server.next(envelope(tree), envelope(tree))
    const { scope } = early()
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    expect(server.seen).toHaveLength(1)
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    expect(server.seen).toHaveLength(2)
  })

  it.each<[string, Config]>([
    ['another language', { locale: 'es' }],
    ['another key', { siteKey: 'pk_other' }],
    ['headers of its own', { headers: { 'x-gateway': '1' } }],
    ['a way of its own to send calls', { fetch: (input, init) => fetch(input, init) }],
  ])('is left where the call has %s', async (_, settings) => {
    server.next(envelope(tree), envelope(tree))
    const { scope } = early(settings)
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    expect(server.seen).toHaveLength(2)
  })

  it('is asked for again where the line broke', async () => {
    server.next(hangUp, envelope(tree))
    const { page, scope } = early()
    const reply = scope.call(whitelabel, {})
    await until(() => page.waits().includes(600))
    page.advance(600)
    expect(await reply).toEqual(tree)
  })

  it('is waited for no longer than any other', async () => {
    const { page, scope } = early()
    const reply = expect(scope.call(whitelabel, {})).rejects.toMatchObject({ code: 'TIMEOUT' })
    await until(() => page.waits().includes(15_000))
    page.advance(15_000)
    await reply
  })
})
