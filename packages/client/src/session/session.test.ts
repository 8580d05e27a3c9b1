import { balance, memberInfo } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { newUsername, registration } from '../../../server/test/client.ts'
import { startedPlatform } from '../../../server/test/started.ts'
import { TestArea, testPage, until } from '../../test/page.ts'
import type { PageOptions } from '../../test/page.ts'

const world = startedPlatform()
const member = { username: 'demo', password: 'Demo1234' }

/** A page on the operator's own site. */
const ownPage = (options: PageOptions = {}, path = '/') => {
  const page = testPage({ ...options, at: world.platform.url + path })
  return { page, scope: page.scope({ api: world.platform.url }) }
}
/** A page of a partner. */
const partnerPage = (options: PageOptions = {}, path = '/') => {
  const page = testPage({ ...options, at: world.platform.partnerUrl + path })
  return { page, scope: page.scope({ api: world.platform.url }) }
}
const element = () => new EventTarget()

describe('a login', () => {
  it('makes the member the session of the page and says so once, on the element that caused it [AUTH-17] [ENT-04] [ROLE-02]', async () => {
    const { page, scope } = ownPage()
    const cause = element()
    const session = await scope.session.login(member, cause)
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
    expect(page.events).toEqual([
      {
        name: 'baize-login',
        target: cause,
        detail: { account: 'demo', nickname: session.nickname, isAgent: false, isTrial: false },
      },
    ])
  })

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
    await scope.session.login(member)
    expect(Object.fromEntries(page.session)).toEqual({
      token: expect.any(String) as string,
      account: 'demo',
      username: 'demo',
      nickname: expect.any(String) as string,
      customerId: expect.any(String) as string,
      isAgent: 'false',
      merchant: 'demo',
      merchantCode: 'demo',
    })
  })

  it('writes nothing on a partner’s page, may only play there, and tells the page no name [AUTH-18] [SDK-11]', async () => {
    const { page, scope } = partnerPage()
    expect(await scope.session.login(member)).toMatchObject({ account: 'demo', reach: 'play' })
    expect(page.session.size + page.local.size).toBe(0)
    expect(page.events.map(({ detail }) => detail)).toEqual([{ type: 'member' }])
  })

  it('on a page that only calls itself the operator’s own writes nothing either', async () => {
    const page = testPage({ at: world.platform.partnerUrl })
    await page.scope({ api: world.platform.url, ownSite: true }).session.login(member)
    expect(page.session.size).toBe(0)
  })

  it('carries neither token nor password in event, session or storage of others [AUTH-21]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    const token = page.session.get('token') ?? ''
    const told = JSON.stringify([page.events, scope.session.$session.get()])
    expect(told).not.toContain(token)
    expect(told + JSON.stringify([...page.session])).not.toContain(member.password)
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
    await scope.session.login(member)
    const sent = page.requests.find(({ url }) => url.endsWith('/session/login'))
    const body = (await sent?.text()) ?? ''
    expect(sent?.headers.get('content-type')).toBe('application/jose')
    expect(body.split('.')).toHaveLength(5)
    expect(body).not.toMatch(/demo/i)
  })

  it('fetches the key once for several sealed calls [API-71] [API-76]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    await scope.session.logout()
    await scope.session.login(member)
    expect(page.paths().filter(path => path === '/wps/system/publicKey')).toHaveLength(1)
  })
})

describe('a sealed call', () => {
  it('is sealed again with a new key where the platform’s clock or key has moved on [API-71]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    await scope.session.logout()
    world.clock.advance(300)
    expect(await scope.session.login(member)).toMatchObject({ account: 'demo' })
    expect(page.paths().filter(path => path === '/wps/system/publicKey')).toHaveLength(2)
  })

  it('fetches a new key when the old one has expired [API-76]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
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
    expect(await scope.session.register(input, cause)).toMatchObject({ account: input.username, firstTimeLogin: true })
    expect(scope.session.$session.get()).toMatchObject({
      account: input.username,
      firstTimeLogin: true,
      kind: 'member',
    })
    expect(page.events.map(({ name, target }) => [name, target === cause])).toEqual([['baize-login', true]])
  })

  it('without that leaves a guest', async () => {
    const { page, scope } = ownPage()
    expect(await scope.session.register(registration({ login: false }))).toMatchObject({ token: null })
    expect(page.names()).toEqual([])
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

describe('a logout', () => {
  it('ends the session on the platform and clears all but the merchant codes [AUTH-52] [API-03]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    const token = page.session.get('token') ?? ''
    page.session.set('hotGames', '[]')
    const cause = element()
    await scope.session.logout(cause)
    expect(Object.fromEntries(page.session)).toEqual({ merchant: 'demo', merchantCode: 'demo' })
    expect(scope.session.$session.get()).toMatchObject({ kind: 'guest', isLogin: false, isAgent: false, account: '' })
    expect(page.events.at(-1)).toMatchObject({ name: 'baize-logout', target: cause })
    await expect(scope.call(memberInfo, {}, { token })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('touches nothing of a page that is not ours [AUTH-52]', async () => {
    const { page, scope } = partnerPage()
    page.session.set('token', 'of the host')
    await scope.session.login(member)
    await scope.session.logout()
    expect([...page.session]).toEqual([['token', 'of the host']])
  })

  it('that the platform does not hear clears this page all the same, and is told again [AUTH-53]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    const token = page.session.get('token') ?? ''
    let down = true
    scope.configure({
      fetch: (...request) => (down ? Promise.reject(new TypeError('offline')) : page.fetch(...request)),
    })
    await scope.session.logout()
    expect(scope.session.$session.get().isLogin).toBe(false)
    expect(page.session.has('token')).toBe(false)
    await expect(world.client.call(memberInfo, {}, { token })).resolves.toMatchObject({ success: true })
    down = false
    page.advance(2000)
    await until(() => page.paths().at(-1) === '/wps/session/logout')
    const heard = async () => !(await world.client.call(memberInfo, {}, { token })).success
    while (!(await heard()));
  })

  it('does not make a person wait for a platform that does not answer', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    scope.configure({ fetch: () => new Promise(() => {}) })
    const done = scope.session.logout()
    await until(() => page.waits().includes(4000))
    page.advance(4000)
    await done
    expect(scope.session.$session.get().isLogin).toBe(false)
  })

  it('of a guest is nothing', async () => {
    const { page, scope } = ownPage()
    await scope.session.logout()
    expect([page.names(), page.paths()]).toEqual([[], []])
  })
})

describe('a session that the platform has ended', () => {
  it('is cleared once, whatever number of calls hear of it, and the page is told [AUTH-54] [API-73]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    world.clock.advance(13 * 3600)
    const calls = [scope.call(balance, {}), scope.call(memberInfo, {}), scope.call(balance, {})]
    const codes = await Promise.all(
      calls.map(call =>
        call.then(
          () => '',
          ({ code }: { code: string }) => code,
        ),
      ),
    )
    expect(codes).toEqual(Array(3).fill('NOT_LOGGED_IN'))
    expect(page.names()).toEqual(['baize-login', 'baize-logout'])
    expect(page.events.at(-1)?.detail).toEqual({ expired: true })
    expect(page.session.has('token')).toBe(false)
  })
})

describe('a page that opens', () => {
  it('knows who is there from session storage, with the same check as a login [BOOT-20] [AUTH-57]', async () => {
    const first = ownPage()
    await first.scope.session.login(member)
    const session = new TestArea()
    for (const [name, value] of first.page.session) session.setItem(name, value)
    const { page, scope } = ownPage({ session })
    expect(scope.session.$session.get().settled).toBe(false)
    expect(await scope.session.start()).toMatchObject({ account: 'demo', isLogin: true, settled: true })
    expect(page.events).toMatchObject([{ name: 'baize-login', target: undefined }])
  })

  it('is a guest’s where there is nothing, without any call', async () => {
    const { page, scope } = ownPage()
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
    expect(page.paths()).toEqual([])
  })

  it('drops a token that the platform no longer takes, and stays a guest’s [BOOT-22]', async () => {
    const session = new TestArea()
    session.setItem('token', 'f'.repeat(43))
    const { page, scope } = ownPage({ session })
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
    expect(page.session.has('token')).toBe(false)
    expect(page.names()).toEqual([])
  })

  it('keeps a token about which the platform could not be asked', async () => {
    const session = new TestArea()
    session.setItem('token', 'f'.repeat(43))
    const page = testPage({ at: world.platform.url, session })
    const scope = page.scope({ api: world.platform.url, fetch: () => Promise.reject(new TypeError('offline')) })
    const started = scope.session.start()
    await until(() => page.waits().includes(600))
    page.advance(600)
    expect(await started).toMatchObject({ kind: 'guest', settled: true })
    expect(page.session.has('token')).toBe(true)
  })

  it('never sends what a partner’s page keeps under the same name', async () => {
    const session = new TestArea()
    session.setItem('token', 'of the host')
    const { page, scope } = partnerPage({ session }, '/?token=of-the-host-too')
    await scope.session.start()
    expect(page.paths()).toEqual([])
    expect(page.address.search).toBe('?token=of-the-host-too')
  })

  it('takes a token out of its address at once and begins that session [BOOT-20] [BOOT-22]', async () => {
    const { token } = await world.client.login(member.username, member.password)
    const { page, scope } = ownPage({}, `/?token=${token}&tab=1`)
    await scope.configured
    await Promise.resolve()
    expect(page.address.search).toBe('?tab=1')
    expect(await scope.session.start()).toMatchObject({ account: 'demo' })
    expect(page.session.get('token')).toBe(token)
  })

  it('does not switch to another account unasked [BOOT-22]', async () => {
    const mine = await world.client.register()
    const other = await world.client.register()
    const session = new TestArea()
    session.setItem('token', mine.token)
    const { page, scope } = ownPage({ session }, `/?token=${other.token}`)
    expect(await scope.session.start()).toMatchObject({ account: mine.username })
    const asked = page.events.find(({ name }) => name === 'baize-open')
    const detail = asked?.detail['detail'] as { from: string; to: string; accept: () => Promise<unknown> }
    expect(asked?.detail['name']).toBe('switch-account')
    expect([detail.from, detail.to]).toEqual([mine.username, other.username])
    await detail.accept()
    expect(scope.session.$session.get().account).toBe(other.username)
  })
})

describe('a page that comes back from the back-forward cache', () => {
  it('asks who is there before it shows anything private', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    const money = scope.read(balance, {})
    const stop = money.listen(() => {})
    await until(() => money.get().status === 'ready')
    page.moment('hide')
    page.moment('restored')
    expect(money.get().data).toBeUndefined()
    expect(scope.session.$session.get().settled).toBe(false)
    await until(() => scope.session.$session.get().settled && money.get().status === 'ready')
    expect(scope.session.$session.get().account).toBe('demo')
    stop()
  })

  it('is a guest’s at once where another page of the tab has logged out', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(member)
    page.moment('hide')
    page.session.delete('token')
    page.moment('restored')
    expect(scope.session.$session.get().isLogin).toBe(false)
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
  })

  it('is a guest’s where the platform no longer knows its token', async () => {
    const { page, scope } = partnerPage()
    await scope.session.login(member)
    world.clock.advance(13 * 3600)
    page.moment('restored')
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
  })
})
