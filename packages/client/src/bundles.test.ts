import { afterEach, describe, expect, it, vi } from 'vitest'
import { envelope } from '../test/fault-server.ts'
import { ana, granted, info, operator } from '../test/operator.ts'
import { configure, defaultScope, pageRegistry } from './index.ts'

const { server, tokens } = operator()
const key = Symbol.for('baize.v1')
afterEach(() => {
  pageRegistry().scope?.close()
  delete (globalThis as { [key]?: unknown })[key]
})

/** Another bundle on the page, whose code is its own. */
const otherBundle = async () => {
  vi.resetModules()
  return import('./index.ts')
}

describe('two bundles of different versions on one page', () => {
  it('show the same session after a login and after a logout, whichever of them made it [SDK-02] [SDK-03]', async () => {
    const other = await otherBundle()
    expect(other.defaultScope).not.toBe(defaultScope)
    pageRegistry('1.0.0')
    other.pageRegistry('1.1.0')
    configure({ api: server.url, seal: async () => 'sealed' })
    const [first, second] = [defaultScope(), other.defaultScope()]
    const shown = () => [first, second].map(({ session }) => session.$session.get().isLogin)
    server.next(granted(), info())
    await second.session.login(ana)
    expect(shown()).toEqual([true, true])
    server.next(envelope(null))
    await first.session.logout()
    expect(shown()).toEqual([false, false])
    server.next(granted({ token: 't-2' }), info())
    await first.session.login(ana)
    expect([shown(), tokens().at(-1)]).toEqual([[true, true], 't-2'])
  })

  it('find settings that either of them was given before the client was there [SDK-03] [SDK-09]', async () => {
    const other = await otherBundle()
    other.configure({ api: server.url, merchant: 'demo' })
    configure({ siteKey: 'pk_demo' })
    expect(defaultScope().$config.get()).toMatchObject({ api: server.url, merchant: 'demo', siteKey: 'pk_demo' })
    expect(other.defaultScope()).toBe(defaultScope())
  })
})
