import { consolidated, hotGames, memberInfo, merchantWallet, registerSettings, vendorLanes } from '@baize/contract'
import { newUsername, registration } from '@baize/testing/client'
import { describe, expect, it } from 'vitest'
import { testPage, until } from '../../test/page.ts'
import { clientPlatform, demo } from '../../test/client-platform.ts'

const { world, ownPage, partnerPage } = clientPlatform()
const element = () => new EventTarget()

describe('a login', () => {
  it('makes the member the session of the page and says so once, on the element that caused it [AUTH-17] [ENT-04] [ROLE-02]', async () => {
    const { page, scope } = ownPage()
    const cause = element()
    const session = await scope.session.login(demo, cause)
    expect(session).toMatchObject({
      kind: 'member',
      isLogin: true,
      isAgent: false,
      isTrial: false,
      settled: true,
      account: 'demo',
      reach: 'full',
      currencySymbol: '€',
    })
    expect(scope.session.$session.get()).toBe(session)
    expect(page.events.filter(({ name }) => name === 'baize-login')).toEqual([
      {
        name: 'baize-login',
        target: cause,
        detail: { account: 'demo', nickname: session.nickname, isAgent: false, isTrial: false },
      },
    ])
  })

  it.each([
    [demo, 0, 'member'],
    [{ username: 'agent', password: 'Agent1234' }, 1, 'agent'],
  ])(
    'keeps id, account, nickname and what the type means, as the platform says of %o [AUTH-17] [ENT-06]',
    async (given, type, kind) => {
      const { page, scope } = ownPage()
      await scope.session.login(given)
      const { value } = await world.client.call(memberInfo, {}, { token: page.session.get('token') ?? '' })
      expect(value).toMatchObject({ account: given.username, type })
      const { id, account, nickname } = value
      expect(scope.session.$session.get()).toMatchObject({ id, account, nickname, kind })
    },
  )

  it('of an agent is marked by the type of the account [AUTH-17] [ROLE-17]', async () => {
    const { scope } = ownPage()
    expect(await scope.session.login({ username: 'agent', password: 'Agent1234', side: 'agent' })).toMatchObject({
      kind: 'agent',
      isAgent: true,
      isTrial: false,
    })
  })

  it('keeps token and names in session storage on the operator’s own site [AUTH-18] [ENT-15]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    expect(Object.fromEntries(page.session)).toEqual({
      token: expect.any(String) as string,
      account: 'demo',
      username: 'demo',
      nickname: expect.any(String) as string,
      customerId: expect.any(String) as string,
      isAgent: 'false',
      merchant: 'demo',
      merchantCode: 'demo',
      merchantWallet: JSON.stringify({ merchant: 'demo', currency: 'EUR', currencySymbol: '€' }),
    })
  })

  it('has the other keys of the session as soon as they are known, and answers from them after a reload [ENT-15] [ENT-16] [GAME-46] [GAME-47] [WAL-08] [WAL-11]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login({ username: 'agent', password: 'Agent1234' })
    const lobby = { platform: 'html5-desktop', language: 'EN' } as const
    const lanes = await scope.call(vendorLanes, lobby)
    await scope.call(hotGames, lobby)
    await scope.call(registerSettings, {})
    const funds = await scope.call(consolidated, {})
    const names =
      'token nickname account username customerId isAgent merchant merchantCode validate gameVendor hotGames consolidated merchantWallet'
    expect([...page.session.keys()].sort()).toEqual(names.split(' ').sort())
    expect(scope.kept(vendorLanes, lobby)).toEqual(lanes)
    expect(JSON.parse(page.session.get('consolidated') ?? '')).toMatchObject({ value: funds })
    await scope.call(merchantWallet, {})
    expect(JSON.parse(page.session.get('merchantWallet') ?? '')).toMatchObject({ value: { isSingle: true } })
    expect(scope.kept(vendorLanes, { ...lobby, language: 'ES' })).toBeUndefined()
    page.advance(300_000)
    expect(scope.kept(vendorLanes, lobby)).toBeUndefined()
  })

  it('writes nothing on a partner’s page, may only play there, and tells the page no name [AUTH-18] [SDK-11]', async () => {
    const { page, scope } = partnerPage()
    expect(await scope.session.login(demo)).toMatchObject({ account: 'demo', reach: 'play' })
    expect(page.session.size + page.local.size).toBe(0)
    expect(page.events.find(({ name }) => name === 'baize-login')?.detail).toEqual({ type: 'member' })
  })

  it('on a page that only calls itself the operator’s own writes nothing either', async () => {
    const page = testPage({ at: world.platform.partnerUrl })
    await page.scope({ api: world.platform.url, ownSite: true }).session.login(demo)
    expect(page.session.size).toBe(0)
  })

  it('carries neither token nor password in event, session or storage of others [AUTH-21]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    const token = page.session.get('token') ?? ''
    const exposed = JSON.stringify([page.events, scope.session.$session.get()])
    expect(exposed).not.toContain(token)
    expect(exposed + JSON.stringify([...page.session])).not.toContain(demo.password)
  })

  it('that is refused leaves a guest, and says whether a captcha is needed', async () => {
    const { page, scope } = ownPage()
    await expect(scope.session.login({ username: newUsername(), password: 'Wrong1234' })).rejects.toMatchObject({
      code: 'LOGIN_FAILED',
      value: { needCaptcha: false },
    })
    expect(scope.session.$session.get()).toMatchObject({ kind: 'guest', isLogin: false })
    expect([page.events, page.session.size]).toEqual([[], 0])
  })

  it('with a password that must change first does not complete [AUTH-23]', async () => {
    const { scope } = ownPage()
    await expect(scope.session.login({ username: 'newbie', password: '123456' })).rejects.toMatchObject({
      code: 'PASSWORD_CHANGE_REQUIRED',
    })
    expect(scope.session.$session.get().isLogin).toBe(false)
  })

  it('is sealed: neither name nor password goes over the wire in the clear [API-71]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    const sent = page.requests.find(({ url }) => url.endsWith('/session/login'))
    const body = (await sent?.text()) ?? ''
    expect(sent?.headers.get('content-type')).toBe('application/jose')
    expect(body.split('.')).toHaveLength(5)
    expect(body).not.toMatch(/demo/i)
  })

  it('fetches the key once for several sealed calls [API-71] [API-76]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    await scope.session.logout()
    await scope.session.login(demo)
    expect(page.paths().filter(path => path === '/wps/system/publicKey')).toHaveLength(1)
  })
})

describe('a sealed call', () => {
  it('is sealed again with a new key where the platform’s clock or key has moved on [API-71]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    await scope.session.logout()
    world.clock.advance(300)
    expect(await scope.session.login(demo)).toMatchObject({ account: 'demo' })
    expect(page.paths().filter(path => path === '/wps/system/publicKey')).toHaveLength(2)
  })

  it('fetches a new key when the old one has expired [API-76]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    page.advance(400 * 24 * 3_600_000)
    await scope.session.freeplay()
    expect(page.paths().filter(path => path === '/wps/system/publicKey')).toHaveLength(2)
  })
})

describe('a registration', () => {
  it('begins the session where it asks for one [REG-23]', async () => {
    const { page, scope } = ownPage()
    const input = registration()
    const cause = element()
    const { account, session } = await scope.session.register(input, cause)
    expect([account, session?.account]).toEqual([input.username, input.username])
    expect(scope.session.$session.get()).toMatchObject({
      account: input.username,
      firstTimeLogin: true,
      kind: 'member',
    })
    expect(page.events.filter(({ target }) => target === cause).map(({ name }) => name)).toEqual([
      'baize-login',
      'baize-open',
    ])
  })

  it('without that leaves a guest', async () => {
    const { page, scope } = ownPage()
    expect(await scope.session.register(registration({ login: false }))).toMatchObject({ session: null })
    expect(page.names()).toEqual([])
  })
})

describe('a first login', () => {
  it('is noted by the platform and shown by the page, once [AUTH-19] [AUTH-22] [API-78]', async () => {
    const { page, scope } = ownPage()
    const cause = element()
    const { username, password } = await world.client.register()
    await scope.session.login({ username, password }, cause)
    const opened = page.events.filter(({ name }) => name === 'baize-open')
    expect(opened).toEqual([{ name: 'baize-open', target: cause, detail: { name: 'first-login', detail: {} } }])
    await until(() => page.paths().includes('/wps/member/firstLogin'))
    await scope.session.logout()
    await scope.session.login({ username, password })
    expect(page.names().filter(name => name === 'baize-open')).toHaveLength(1)
  })

  it('is none of a trial', async () => {
    const { page, scope } = ownPage()
    await scope.session.freeplay()
    expect(page.names()).toEqual(['baize-login'])
  })
})

describe('a trial', () => {
  it('is marked by the type of the account [ROLE-01] [ROLE-18] [AUTH-17]', async () => {
    const { scope } = ownPage()
    expect(await scope.session.freeplay()).toMatchObject({
      kind: 'trial',
      isTrial: true,
      isAgent: false,
      isLogin: true,
    })
  })
})
