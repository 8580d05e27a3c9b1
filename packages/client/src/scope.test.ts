import { systemStatus, whitelabel } from '@baize/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { envelope, faultServer, text } from '../test/fault-server.ts'
import { siteStatus } from '../test/status.ts'
import { testPage, until } from '../test/page.ts'
import { CallError, configure, createScope, defaultScope, pageRegistry } from './index.ts'

const server = faultServer()
const tree = { tree: [] }
const key = Symbol.for('baize.v1')
/** Codes and messages of what was reported to a page. */
const messagesOf = ({ events }: ReturnType<typeof testPage>) =>
  events.map(({ detail }) => [detail['code'], detail['message']])
afterEach(() => {
  pageRegistry().scope?.close()
  delete (globalThis as { [key]?: unknown; baizeConfig?: unknown })[key]
  delete (globalThis as { baizeConfig?: unknown }).baizeConfig
})

describe('a scope', () => {
  it('makes no request before it is configured, and then all that were waiting [SDK-09]', async () => {
    const scope = testPage().scope()
    const reply = scope.call(whitelabel, {})
    scope.configure({ locale: 'en' })
    await new Promise(resolve => setImmediate(resolve))
    expect(server.seen).toHaveLength(0)
    server.next(envelope(tree))
    scope.configure({ api: server.url })
    expect(await reply).toEqual(tree)
    expect(server.seen).toHaveLength(1)
  })

  it('says after ten seconds that its configuration is missing, once, and works all the same when it comes', async () => {
    const page = testPage()
    const scope = page.scope()
    const replies = [scope.call(whitelabel, {}), scope.call(whitelabel, {})]
    page.advance(9999)
    expect(page.events).toEqual([])
    page.advance(1)
    const message = expect.stringMatching(/ api .*data-site-key.*configure\(\{ api \}\).*<baize-scope api>/) as string
    const detail = { code: 'config-missing', message, requestId: '', element: '' }
    expect(page.events).toEqual([{ name: 'baize-error', target: undefined, detail }])
    server.next(envelope(tree))
    scope.configure({ api: server.url })
    expect(await Promise.all(replies)).toEqual([tree, tree])
  })

  it('says so too where only texts are waited for', () => {
    const page = testPage()
    page.scope().i18n.for()
    page.advance(10_000)
    expect(page.events.map(({ detail }) => detail['code'])).toEqual(['config-missing'])
  })

  it('says nothing about a missing configuration while nobody asks for anything', () => {
    const page = testPage()
    page.scope()
    page.advance(60_000)
    expect(page.events).toEqual([])
  })

  it('refuses another address for its calls, and stays where it was [SDK-09]', async () => {
    const page = testPage()
    const scope = page.scope({ api: server.url })
    scope.configure({ api: 'http://elsewhere.test', merchant: 'other' })
    expect(page.events.map(({ detail }) => detail.code)).toEqual(['config-conflict'])
    for (const named of [server.url, 'http://elsewhere.test', '<baize-scope>'])
      expect(page.events[0]?.detail['message']).toContain(named)
    expect(scope.$config.get()).toMatchObject({ api: server.url, merchant: 'demo' })
    server.next(envelope(tree))
    await scope.call(whitelabel, {})
    expect(server.seen).toHaveLength(1)
  })

  it('takes the same address again, and any later change of the rest [SDK-09]', () => {
    const page = testPage()
    const scope = page.scope({ api: server.url })
    scope.configure({ api: `${server.url}/`, theme: 'light' })
    expect(scope.$config.get()).toMatchObject({ api: server.url, theme: 'light', siteKey: 'pk_demo' })
    expect(page.events).toEqual([])
  })

  it('keeps a setting when a later call names it without a value', () => {
    const scope = testPage().scope({ api: server.url, theme: 'light' })
    scope.configure({ theme: undefined })
    expect(scope.$config.get()?.theme).toBe('light')
  })

  it('ends a setting that a later call may take back and does not name, and no other', () => {
    const scope = testPage().scope({ api: server.url, theme: 'light', locale: 'es' })
    scope.configure({ theme: undefined, locale: 'en' }, ['theme', 'locale'])
    expect(scope.$config.get()).toMatchObject({ locale: 'en', siteKey: 'pk_demo' })
    expect(scope.$config.get()).not.toHaveProperty('theme')
  })

  it.each(['not an address', '', 'operator.com:8443', 'localhost:4400', 'ftp://operator.com', 'javascript:0'])(
    'says that %j is no address for calls, and makes none [ERR-16]',
    api => {
      const page = testPage()
      const scope = page.scope({ api })
      expect(page.events.map(({ detail }) => detail['code'])).toEqual(['INVALID_URL'])
      expect(page.events[0]?.detail['message']).toContain(
        `The setting api begins with http:// or https://, unlike "${api}"`,
      )
      expect(scope.$config.get()).toBeNull()
    },
  )

  it.each([
    [{ api: ' URL \u00A0' }, []],
    [{ siteKey: '\tpk_demo\n' }, []],
    [{ api: '\u200BURL\u2060' }, ['The setting api holds U+200B, U+2060: it is read without.']],
    [{ siteKey: 'pk\u200B_demo' }, ['The setting site-key holds U+200B: it is read without.']],
    [{ merchant: '\uFEFFdemo' }, ['The setting merchant holds U+FEFF: it is read without.']],
  ])('reads settings without what nobody sees: %j', async (odd, messages) => {
    const page = testPage()
    const { api = 'URL', ...rest } = odd as { api?: string }
    const scope = page.scope({ api: api.replace('URL', server.url), ...rest })
    server.next(envelope(tree))
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    await expect.poll(() => messagesOf(page)).toEqual(messages.map(message => ['bad-setting', message]))
    expect(server.seen[0]?.headers).toMatchObject({ 'x-site-key': 'pk_demo', merchant: 'demo' })
  })

  it.each([
    [{ merchant: 'd\u0435mo' }, 'The setting merchant holds U+0435 and cannot be sent: it does nothing.', 'merchant'],
    [
      { siteKey: 'pk_d\u0435m\u043E' },
      'The setting site-key holds U+0435, U+043E and cannot be sent: it does nothing.',
      'x-site-key',
    ],
  ])(
    'says which setting cannot be sent, shows its odd characters, and calls go on: %j',
    async (odd, message, header) => {
      const page = testPage()
      const scope = page.scope({ api: server.url, ...odd })
      server.next(envelope(tree))
      expect(await scope.call(whitelabel, {})).toEqual(tree)
      await expect.poll(() => messagesOf(page)).toEqual([['bad-setting', message]])
      expect(server.seen[0]?.headers).not.toHaveProperty(header)
    },
  )

  it('shows the odd characters of an address that is none', async () => {
    const page = testPage()
    page.scope({ api: 'htt\u0440s://operator.com' })
    await expect
      .poll(() => messagesOf(page))
      .toEqual([
        ['INVALID_URL', expect.stringMatching(/^The setting api begins with /)],
        ['bad-setting', 'The setting api holds U+0440 and cannot be sent: it does nothing.'],
      ])
  })

  it('lets go of the page when it ends', () => {
    const page = testPage()
    const scope = page.scope({ api: server.url })
    expect(page.watchers.size).toBeGreaterThan(0)
    scope.close()
    expect(page.watchers.size).toBe(0)
  })

  it('says nothing of a missing configuration once it has ended', () => {
    const page = testPage()
    const scope = page.scope()
    scope.i18n.for()
    scope.close()
    page.advance(10_000)
    expect(page.events).toEqual([])
  })

  it('waits for no sibling of its tab once it has ended', async () => {
    const page = testPage({ at: server.url, tabs: true })
    const scope = page.scope({ api: server.url, merchant: 'demo' })
    const started = scope.session.start()
    await until(() => page.waits().includes(5000))
    scope.close()
    expect(await started).toMatchObject({ isLogin: false })
    expect(page.waits()).toEqual([])
  })

  it('opens no channel once it has ended, whatever was under way', async () => {
    const page = testPage({ tabs: true })
    const channels: string[] = []
    const env = { ...page.env, channel: (name: string) => (channels.push(name), page.env.channel(name)) }
    const scope = createScope({ api: server.url, merchant: 'demo' }, { env })
    await scope.configured
    scope.close()
    expect(await scope.session.start()).toMatchObject({ isLogin: false })
    expect(channels).toEqual([])
  })
})

describe('trouble', () => {
  it('is told once where the site key belongs to another merchant than the page names, and calls go on', async () => {
    const page = testPage()
    const scope = page.scope({ api: server.url, merchant: 'dmeo' })
    server.next(...Array.from({ length: 3 }, () => envelope(tree, { 'x-merchant': 'demo' })), envelope(tree))
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    expect(await scope.call(whitelabel, {})).toEqual(tree)
    const message = 'The site key belongs to another merchant: demo, not dmeo'
    const reported = { code: 'merchant-mismatch', message, requestId: '', element: '' }
    expect(page.events).toEqual([{ name: 'baize-error', target: undefined, detail: reported }])
    scope.configure({ merchant: 'omed' })
    await scope.call(whitelabel, {})
    scope.configure({ merchant: 'demo' })
    await scope.call(whitelabel, {})
    expect(page.events).toHaveLength(2)
  })

  it('is told as one event with code, sentence and request id, on the element that met it', () => {
    const page = testPage()
    const element = Object.assign(new EventTarget(), { localName: 'baize-login' }) as unknown as Element
    page.scope().fail(new CallError('BUSY', { message: 'Later', requestId: 'r-1', value: { secret: 1 } }), element)
    expect(page.events).toEqual([
      {
        name: 'baize-error',
        target: element,
        detail: { code: 'BUSY', message: 'Later', requestId: 'r-1', element: 'baize-login' },
      },
    ])
  })

  it('of any other kind is an unknown error that shows nothing of its inside [ERR-37] [ERR-38]', () => {
    const page = testPage()
    page.scope().fail(new TypeError('x is undefined'))
    expect(page.events[0]?.detail).toMatchObject({ code: 'UNKNOWN', message: 'Unknown error' })
  })

  it('is not what was cancelled', () => {
    const page = testPage()
    page.scope().fail(new CallError('ABORTED'))
    expect(page.events).toEqual([])
  })
})

describe('the scope of the page', () => {
  it('is one for every bundle on it [SDK-02] [SDK-03]', async () => {
    vi.resetModules()
    const copy = await import('./scope.ts')
    expect(copy.defaultScope).not.toBe(defaultScope)
    expect(copy.defaultScope()).toBe(defaultScope())
  })

  it('takes settings in any order: before the client, from the page, and after [SDK-09]', () => {
    Object.assign(globalThis, { baizeConfig: { merchant: 'from the page', theme: 'light' } })
    configure({ api: server.url, merchant: 'demo' })
    expect(defaultScope().$config.get()).toEqual({ api: server.url, merchant: 'demo', theme: 'light', siteKey: '' })
    configure({ siteKey: 'pk_demo' })
    expect(defaultScope().$config.get()?.siteKey).toBe('pk_demo')
  })

  it('takes no settings from an element of the page that has their name', () => {
    // As a browser has it: under the name, but not the window's own.
    const names = Object.getPrototypeOf(globalThis) as { baizeConfig?: unknown }
    Object.defineProperty(names, 'baizeConfig', { configurable: true, value: { theme: 'light' } })
    const { queue } = pageRegistry()
    Reflect.deleteProperty(names, 'baizeConfig')
    expect(queue).toEqual([])
  })

  it('refuses the second of two addresses that were given before the client was there', () => {
    configure({ api: server.url })
    configure({ api: 'http://elsewhere.test' })
    expect(defaultScope().$config.get()?.api).toBe(server.url)
  })
})

describe('a site that closes while it is visited', () => {
  it.each(['MAINTENANCE', 'REGION_BLOCKED'])(
    'is noticed by whoever shows its status, from %s on [BOOT-23]',
    async code => {
      const scope = testPage().scope({ api: server.url })
      const status = scope.read(systemStatus, {})
      server.next(text(503))
      const stop = status.listen(() => {})
      await until(() => server.seen.length === 1)
      const body = JSON.stringify({ success: false, value: null, message: '', code })
      server.next(text(451, body))
      await expect(scope.call(whitelabel, {})).rejects.toMatchObject({ code })
      await until(() => server.seen.length === 3)
      stop()
      expect(server.seen.map(({ url }) => url)).toEqual([systemStatus.path, whitelabel.path, systemStatus.path])
    },
  )
})

it('asks for the status of its site again in the language that a visitor chooses, because staff name customer service in it [I18N-13]', async () => {
  const scope = testPage().scope({ api: server.url, locale: 'en' })
  const status = scope.read(systemStatus, {})
  server.next(envelope(siteStatus()), envelope(siteStatus()))
  const stop = status.listen(() => {})
  await until(() => server.seen.length === 1)
  scope.i18n.choose('en')
  scope.i18n.choose('es')
  await until(() => server.seen.length === 2)
  stop()
  expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'es'])
})

describe('pictures', () => {
  const cdns = ['https://a.test/', 'https://b.test', 'https://c.test']
  it('come from one of the listed hosts, picked once, and when that fails from another [BOOT-27] [BOOT-28]', () => {
    const { image } = testPage().scope({ api: server.url, imageCDNs: cdns })
    expect([image('/g/1.svg'), image('g/2.svg'), image('/g/1.svg', 1), image('/g/1.svg', 2)]).toEqual([
      'https://b.test/g/1.svg',
      'https://b.test/g/2.svg',
      'https://c.test/g/1.svg',
      '',
    ])
  })

  it('come on the operator’s own site from the place that the platform has picked, and when that fails from another [ENT-35]', async () => {
    const [imgUrl, pictures] = ['https://b.test', ['https://a.test', 'https://b.test']]
    const own = testPage().scope({ api: server.url, ownSite: true })
    const partner = testPage().scope({ api: server.url, ownSite: false })
    for (const scope of [own, partner]) {
      server.next(envelope(siteStatus({ imgUrl, imageCDNs: pictures }, { pictures })))
      await scope.call(systemStatus, {})
    }
    expect([own.image('/g/1.svg'), own.image('/g/1.svg', 1)]).toEqual([
      'https://b.test/g/1.svg',
      'https://a.test/g/1.svg',
    ])
    expect(partner.image('/g/1.svg')).toBe(`${server.url}/g/1.svg`)
  })

  it('come from the platform as the page reaches it, where staff have named no place', async () => {
    const own = testPage().scope({ api: server.url, ownSite: true })
    server.next(
      envelope(siteStatus({ imgUrl: 'http://inside.test', imageCDNs: ['http://inside.test'] }, { pictures: [] })),
    )
    await own.call(systemStatus, {})
    expect(own.image('/g/1.svg')).toBe(`${server.url}/g/1.svg`)
  })

  it('come from the platform where none is listed, and have no second address', () => {
    const { image } = testPage().scope({ api: server.url })
    expect([image('/cdn/g/1.svg'), image('/cdn/g/1.svg', 1)]).toEqual([`${server.url}/cdn/g/1.svg`, ''])
  })

  it('keep a whole address of their own', () => {
    const { image } = testPage().scope({ api: server.url, imageCDNs: cdns })
    expect([image('https://d.test/x.png'), image('https://d.test/x.png', 1)]).toEqual(['https://d.test/x.png', ''])
  })
})
