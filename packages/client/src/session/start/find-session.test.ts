import { balance, memberInfo } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { envelope, text } from '../../../test/fault-server.ts'
import { ana, granted, info, operator } from '../../../test/operator.ts'
import { TestArea, testPage, until } from '../../../test/page.ts'
import { clientPlatform, demo } from '../../../test/client-platform.ts'
import { siteStatus } from '../../../test/status.ts'

const { world, ownPage, partnerPage } = clientPlatform()

describe('a page that opens', () => {
  it('knows who is there from session storage, with the same check as a login [BOOT-20] [AUTH-57]', async () => {
    const first = ownPage()
    await first.scope.session.login(demo)
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
    expect(await started).toMatchObject({ kind: 'guest', settled: false, failure: { code: 'NETWORK' } })
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
    const { token } = await world.client.login(demo.username, demo.password)
    const { page, scope } = ownPage({}, `/?token=${token}&tab=1`)
    await scope.configured
    await Promise.resolve()
    expect(page.address.search).toBe('?tab=1')
    expect(await scope.session.start()).toMatchObject({ account: 'demo' })
    expect(page.session.get('token')).toBe(token)
  })

  it('tells the page whose account the address has begun, so that nobody is in a stranger’s unseen [AUTH-57] [BOOT-22]', async () => {
    const { token } = await world.client.login(demo.username, demo.password)
    const { page, scope } = ownPage({}, `/?token=${token}`)
    await scope.session.start()
    const detail = { name: 'switch-account', detail: { from: '', to: 'demo' } }
    expect(page.events.at(-1)).toMatchObject({ name: 'baize-open', detail })
    expect(JSON.stringify(page.events)).not.toContain(token)
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
    const left = () => world.client.call(memberInfo, {}, { token: mine.token, origin: world.platform.url })
    await expect.poll(async () => (await left()).status, { message: 'the one before is over' }).toBe(401)
  })
})

describe('a page of a site that does not show its normal view', () => {
  const operated = operator()
  const status = (extra: object) => envelope(siteStatus(extra))
  const left = () => {
    const session = new TestArea()
    session.setItem('token', 't-1')
    return operated.setUp({ session })
  }

  it.each(['maintenance', 'restricted'])(
    'does not log in by itself in %s, and keeps what it came with [BOOT-20]',
    async flag => {
      const { page, scope } = left()
      operated.server.next(status({ [flag]: true }))
      expect(await scope.session.start()).toMatchObject({ isLogin: false, settled: true })
      expect([page.paths(), page.session.get('token')]).toEqual([['/wps/system/status'], 't-1'])
    },
  )

  it('logs in by itself where it does [BOOT-16] [BOOT-20] [AUTH-57]', async () => {
    const { scope } = left()
    operated.server.next(status({}), info(0, { reach: 'full' }))
    expect(await scope.session.start()).toMatchObject({ account: 'ana', isLogin: true })
  })

  it('logs in by itself where the operator’s backend has but one view', async () => {
    const { scope } = left()
    operated.server.next(text(404), info())
    expect(await scope.session.start()).toMatchObject({ account: 'ana', isLogin: true })
  })
})

describe('a page whose platform does not answer', () => {
  const operated = operator()
  const left = () => {
    const session = new TestArea()
    session.setItem('token', 't-1')
    return operated.setUp({ session })
  }
  const down = text(503)
  /** Lets the first question and its repetition go unanswered. */
  const failedStart = async () => {
    const { page, scope } = left()
    operated.server.next(down, down)
    const started = scope.session.start()
    await until(() => page.waits().includes(600))
    page.advance(600)
    expect(await started).toMatchObject({ isLogin: false, settled: false, failure: { code: 'BAD_REPLY' } })
    return { page, scope }
  }

  it('says so, and finds its session by itself, each time after a longer wait [BOOT-20]', async () => {
    const { page, scope } = await failedStart()
    expect(page.waits()).toContain(3750)
    operated.server.next(down, down)
    page.advance(3750)
    await until(() => page.waits().includes(600))
    page.advance(600)
    await until(() => page.waits().includes(7500))
    operated.server.next(envelope(siteStatus({})), info())
    page.advance(7500)
    await until(() => scope.session.$session.get().settled)
    expect(scope.session.$session.get()).toMatchObject({ account: 'ana', failure: null })
    expect(page.names()).toEqual(['baize-login'])
  })

  it('asks at once when the network is back, and when somebody asks for it', async () => {
    const { page, scope } = await failedStart()
    operated.server.next(down, down)
    page.moment('online')
    await until(() => page.waits().includes(600))
    page.advance(600)
    await until(() => page.waits().includes(7500))
    operated.server.next(envelope(siteStatus({})), info())
    const [one, other] = await Promise.all([scope.session.retry(), scope.session.retry()])
    expect([one.account, other.account]).toEqual(['ana', 'ana'])
  })

  it('leaves somebody alone who has logged in meanwhile', async () => {
    const { page, scope } = await failedStart()
    operated.server.next(granted({ token: 't-2' }), info())
    expect(await scope.session.login(ana)).toMatchObject({ account: 'ana', settled: true, failure: null })
    const asked = operated.paths().length
    page.advance(10_000)
    expect(operated.paths().length).toBe(asked)
  })
})

describe('a page that comes back from the back-forward cache', () => {
  it('asks who is there before it shows anything private', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
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
    await scope.session.login(demo)
    page.moment('hide')
    page.session.delete('token')
    page.moment('restored')
    expect(scope.session.$session.get().isLogin).toBe(false)
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
  })

  it('is a guest’s where the platform no longer knows its token', async () => {
    const { page, scope } = partnerPage()
    await scope.session.login(demo)
    world.clock.advance(13 * 3600)
    page.moment('restored')
    expect(await scope.session.start()).toMatchObject({ kind: 'guest', settled: true })
  })
})
