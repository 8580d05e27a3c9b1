import { captcha, changePassword, forgotByEmail, launch, whitelabel } from '@baize/contract'
import { describe, expect, it, vi } from 'vitest'
import { envelope, faultServer, hangUp, text } from '../../test/fault-server.ts'
import { testPage, until } from '../../test/page.ts'

const server = faultServer()
const setUp = () => {
  const page = testPage()
  return { page, scope: page.scope({ api: server.url, storage: 'memory' }) }
}
const trouble = (code: string) => expect.objectContaining({ name: 'CallError', code }) as Error
const tree = { tree: [] }
const refusal = (code: string, value: unknown = null) =>
  JSON.stringify({ success: false, value, message: `Said by the platform: ${code}`, code })

describe('a read', () => {
  it('is repeated once after a line that broke, after a pause that differs from page to page [API-73]', async () => {
    const { page, scope } = setUp()
    server.next(hangUp, envelope(tree))
    const reply = scope.call(whitelabel, {})
    await until(() => page.waits().includes(600))
    page.advance(599)
    expect(server.seen).toHaveLength(1)
    page.advance(1)
    expect(await reply).toEqual(tree)
    expect(server.seen).toHaveLength(2)
  })

  it.each([429, 502, 503, 504])('is repeated once after a %s [API-73]', async status => {
    const { page, scope } = setUp()
    server.next(text(status), text(status))
    const reply = expect(scope.call(whitelabel, {})).rejects.toEqual(trouble('BAD_REPLY'))
    await until(() => page.waits().includes(600))
    page.advance(600)
    await reply
    expect(server.seen).toHaveLength(2)
  })

  it('is not repeated where the platform asks for a longer wait than a person sits through', async () => {
    const { scope } = setUp()
    server.next(text(429, refusal('RATE_LIMITED'), { 'retry-after': '30' }))
    await expect(scope.call(whitelabel, {})).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 })
    expect(server.seen).toHaveLength(1)
  })

  it('ends after fifteen seconds, headers come or not [API-73] [ERR-15]', async () => {
    const { page, scope } = setUp()
    server.next((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders())
    const reply = expect(scope.call(whitelabel, {})).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'The page took longer time to load, please check your network connectivity',
    })
    await until(() => server.seen.length === 1)
    page.advance(14_999)
    page.advance(1)
    await reply
    expect(server.seen).toHaveLength(1)
  })

  it('that ten elements make at once is one request [API-73]', async () => {
    const { scope } = setUp()
    server.next(envelope(tree))
    const replies = await Promise.all(Array.from({ length: 10 }, () => scope.call(whitelabel, {})))
    expect(replies).toEqual(Array(10).fill(tree))
    expect(server.seen).toHaveLength(1)
  })

  it('is shared only while it is under way', async () => {
    const { scope } = setUp()
    server.next(envelope(tree), envelope(tree))
    await scope.call(whitelabel, {})
    await scope.call(whitelabel, {})
    expect(server.seen).toHaveLength(2)
  })

  it('goes on for the others when one of them leaves, and ends with the last', async () => {
    const { scope } = setUp()
    let closed = false
    server.next(request => request.socket.on('close', () => (closed = true)))
    const [one, other] = [new AbortController(), new AbortController()]
    const replies = [one, other].map(({ signal }) =>
      expect(scope.call(whitelabel, {}, { signal })).rejects.toEqual(trouble('ABORTED')),
    )
    await until(() => server.seen.length === 1)
    one.abort()
    await replies[0]
    expect(closed).toBe(false)
    other.abort()
    await replies[1]
    await until(() => closed)
  })

  it('is not made for somebody who has left already', async () => {
    const { scope } = setUp()
    await expect(scope.call(whitelabel, {}, { signal: AbortSignal.abort() })).rejects.toEqual(trouble('ABORTED'))
  })
})

describe('a write', () => {
  const write = { platform: 'html5-desktop', vassalage: 'V', gameType: 'RNG', gameCode: 'G', language: 'EN' } as const

  it('is never repeated, whatever happened to it [API-73]', async () => {
    const { scope } = setUp()
    server.next(hangUp)
    await expect(scope.call(launch, write, { token: 'some' })).rejects.toMatchObject({
      code: 'NETWORK',
      endpoint: 'launch',
      message: 'Network link is abnormal, please try again',
    })
    server.next(text(503))
    await expect(scope.call(launch, write, { token: 'some' })).rejects.toEqual(trouble('BAD_REPLY'))
    expect(server.seen).toHaveLength(2)
  })

  it('ends when its caller leaves', async () => {
    const { scope } = setUp()
    server.next(() => {})
    const caller = new AbortController()
    const reply = expect(scope.call(launch, write, { token: 'some', signal: caller.signal })).rejects.toEqual(
      trouble('ABORTED'),
    )
    await until(() => server.seen.length === 1)
    caller.abort()
    await reply
  })
})

describe('an answer', () => {
  it('loses the keys that this client does not know', async () => {
    const { scope } = setUp()
    server.next(envelope({ tree: [{ code: 'A', enabled: true, children: [], colour: 'red' }], newer: 1 }))
    expect(await scope.call(whitelabel, {})).toEqual({ tree: [{ code: 'A', enabled: true, children: [] }] })
  })

  it.each([
    ['is no JSON', '<html>'],
    ['is no envelope', '{"tree":[]}'],
    ['is not what the endpoint says', '{"success":true,"value":{"tree":7},"message":""}'],
    ['is empty', ''],
  ])('that %s is trouble, not data [API-67] [ERR-37]', async (_, body) => {
    const { scope } = setUp()
    server.next(text(200, body, { 'content-type': 'application/json', 'x-request-id': 'r-1' }))
    await expect(scope.call(whitelabel, {})).rejects.toMatchObject({
      code: 'BAD_REPLY',
      endpoint: 'whitelabel',
      requestId: 'r-1',
      message: 'Unknown error',
    })
  })

  it('from an address that the platform does not have says so [ERR-16]', async () => {
    const { scope } = setUp()
    server.next(text(404, 'Not here'))
    await expect(scope.call(whitelabel, {})).rejects.toMatchObject({
      code: 'INVALID_URL',
      message: 'Invalid URL, please contact customer service',
    })
  })

  it('that refuses carries code, sentence, value and request id [API-67] [ERR-36]', async () => {
    const { scope } = setUp()
    server.next(text(200, refusal('LOGIN_LOCKED', { minutes: 15 }), { 'x-request-id': 'r-2' }))
    await expect(scope.call(whitelabel, {})).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
      message: 'Said by the platform: LOGIN_LOCKED',
      value: { minutes: 15 },
      requestId: 'r-2',
    })
  })

  it('that refuses without a code is an unknown error [ERR-37]', async () => {
    const { scope } = setUp()
    server.next(text(200, '{"success":false,"value":null,"message":""}'))
    await expect(scope.call(whitelabel, {})).rejects.toMatchObject({ code: 'UNKNOWN', message: 'Unknown error' })
  })

  it('shows its headers to a caller that asks for them', async () => {
    const { scope } = setUp()
    server.next(envelope('data:', { 'x-captcha-id': 'c-1' }))
    let id: string | null = null
    await scope.call(captcha, {}, { onHeaders: headers => (id = headers.get('x-captcha-id')) })
    expect(id).toBe('c-1')
  })
})

describe('a request', () => {
  it('names site, merchant, language and what the operator adds, and brings no cookies [BOOT-12] [BOOT-13] [I18N-14]', async () => {
    const { page, scope } = setUp()
    scope.configure({ locale: 'es', headers: { 'x-gateway': 'mine' } })
    server.next(envelope(tree))
    await scope.call(whitelabel, {})
    const [{ headers } = { headers: {} }] = server.seen
    expect(headers).toMatchObject({
      'x-site-key': 'pk_demo',
      merchant: 'demo',
      'accept-language': 'es',
      'x-gateway': 'mine',
    })
    expect(page.requests[0]?.credentials).toBe('omit')
  })

  it('goes where the operator says, below a base path and by single paths [SDK-09]', async () => {
    const { scope } = setUp()
    scope.configure({ api: `${server.url}/gateway/`, paths: { whitelabel: '/my/features' } })
    server.next(envelope(tree), envelope('data:'))
    await scope.call(whitelabel, {})
    await scope.call(captcha, { t: '7' })
    expect(server.seen.map(({ url }) => url)).toEqual(['/gateway/my/features', '/gateway/wps/captcha?t=7'])
  })

  it('of any endpoint goes where the operator says, sealed and in forms, too [SDK-09] [AUTH-41]', async () => {
    const { page, scope } = setUp()
    scope.configure({
      paths: { forgotByEmail: '/my/forgotten', changePassword: '/my/password' },
      seal: async () => 'mine',
    })
    server.next(envelope(null), envelope({ token: 't-2' }))
    await scope.call(forgotByEmail, { username: 'ana & co', email: 'ana@example.com', captcha: undefined })
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }
    await scope.call(changePassword, change, { token: 't-1' })
    expect(server.seen.map(({ url }) => url)).toEqual(['/my/forgotten', '/my/password'])
    expect(server.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(await Promise.all(page.requests.map(request => request.text()))).toEqual([
      'username=ana+%26+co&email=ana%40example.com',
      'mine',
    ])
  })

  it('of a member is not made without a session [ERR-12]', async () => {
    const { scope } = setUp()
    const { balance } = await import('@baize/contract')
    await expect(scope.call(balance, {})).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
      message: 'You are not logged in, please login',
    })
    expect(server.seen).toHaveLength(0)
  })

  it('carries the token in the Authorization header [API-70]', async () => {
    const { scope } = setUp()
    server.next(envelope(tree))
    await scope.call(whitelabel, {}, { token: 't-1' })
    expect(server.seen[0]?.headers.authorization).toBe('Bearer t-1')
  })
})

describe('a request that no browser sends', () => {
  const messages = (page: ReturnType<typeof testPage>) =>
    page.events.filter(({ detail }) => detail['code'] === 'bad-setting').map(({ detail }) => detail['message'])
  const ask = (scope: ReturnType<typeof setUp>['scope']) =>
    expect(scope.call(forgotByEmail, { username: 'ana', email: 'ana@example.com' })).rejects.toEqual(trouble('NETWORK'))

  it('is reported to the page once, with what fetch threw', async () => {
    const { page, scope } = setUp()
    scope.configure({ headers: { 'x-partner': 'сайт' } })
    await ask(scope)
    await ask(scope)
    await until(() => messages(page).length > 0)
    expect(server.seen).toHaveLength(0)
    expect(messages(page)).toEqual([expect.stringMatching(/^Calls such as forgotByEmail cannot be sent: TypeError: ./)])
  })

  it.each([
    new ReferenceError('tracker is not defined'),
    new TypeError("Cannot read properties of undefined (reading 'fetch')"),
    new DOMException('A function could not be cloned.', 'DataCloneError'),
  ])('is told where the page’s own fetch fails: %s', async error => {
    const { page, scope } = setUp()
    scope.configure({ fetch: () => Promise.reject(error) })
    await ask(scope)
    await until(() => messages(page).length > 0)
    expect(messages(page)).toEqual([`Calls such as forgotByEmail cannot be sent: ${String(error)}`])
  })

  it('is reported where a script of the page has put its own fetch before ours came, and that fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('x is not a function')))
    vi.resetModules()
    const copy = await import('../index.ts')
    const page = testPage()
    const scope = copy.createScope(
      { api: server.url, merchant: 'demo', siteKey: 'pk_demo', storage: 'memory' },
      { env: page.env, primary: true },
    )
    await expect(scope.call(forgotByEmail, { username: 'ana', email: 'ana@example.com' })).rejects.toMatchObject({
      code: 'NETWORK',
    })
    await until(() => messages(page).length > 0)
    expect(messages(page)).toEqual(['Calls such as forgotByEmail cannot be sent: TypeError: x is not a function'])
    vi.unstubAllGlobals()
  })

  it('is another than one on a line that broke, of which nothing is reported', async () => {
    const { page, scope } = setUp()
    const own: Record<string, typeof fetch> = {
      none: fetch,
      'that hands on': (...request) => fetch(...request),
      'of Chromium': () => Promise.reject(new TypeError('Failed to fetch (api.example)')),
      'of Firefox': () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
      'of Safari': () => Promise.reject(new TypeError('Load failed')),
      'that has a limit of its own': () => Promise.reject(new DOMException('Too late', 'TimeoutError')),
    }
    for (const fetch of Object.values(own)) {
      scope.configure({ fetch })
      server.next(hangUp)
      await ask(scope)
    }
    await import('./report-unsent.ts')
    await new Promise(resolve => setTimeout(resolve))
    expect(messages(page)).toEqual([])
  })
})
