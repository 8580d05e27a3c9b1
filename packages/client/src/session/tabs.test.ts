import { memberInfo } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../../server/test/started.ts'
import { testPage, until } from '../../test/page.ts'

const world = startedPlatform()
const member = { username: 'demo', password: 'Demo1234' }

const tab = (at = world.platform.url, merchant = 'demo') => {
  const page = testPage({ at, tabs: true })
  const scope = page.scope({ api: world.platform.url, merchant })
  /** Starts it, and lets the time pass in which no sibling answers. */
  const open = async () => {
    const started = scope.session.start()
    await until(() => page.waits().includes(250))
    page.advance(250)
    return started
  }
  return { page, scope, open }
}

describe('tabs of one origin', () => {
  it('begin a session together, each with a token of its own [BOOT-22] [SDK-02]', async () => {
    const [one, other] = [tab(), tab()]
    await Promise.all([one.open(), other.open()])
    await one.scope.session.login(member)
    await until(() => other.scope.session.$session.get().isLogin)
    expect(other.scope.session.$session.get()).toMatchObject({ account: 'demo', reach: 'full' })
    const tokens = [one, other].map(({ page }) => page.session.get('token'))
    expect(new Set(tokens).size).toBe(2)
    expect(other.page.events).toMatchObject([{ name: 'baize-login', target: undefined }])
  })

  it('that open later get the session of a sibling [BOOT-22]', async () => {
    const one = tab()
    await one.open()
    await one.scope.session.login(member)
    const other = tab()
    expect(await other.scope.session.start()).toMatchObject({ account: 'demo', isLogin: true, settled: true })
  })

  it('end it together, and no token outlives that', async () => {
    const [one, other] = [tab(), tab()]
    await Promise.all([one.open(), other.open()])
    await one.scope.session.login(member)
    await until(() => other.scope.session.$session.get().isLogin)
    const token = other.page.session.get('token') ?? ''
    await one.scope.session.logout()
    await until(() => !other.scope.session.$session.get().isLogin)
    expect(other.page.session.has('token')).toBe(false)
    expect(other.page.names()).toEqual(['baize-login', 'baize-logout'])
    while ((await world.client.call(memberInfo, {}, { token })).success);
  })

  it('never tell each other a token', async () => {
    const heard: unknown[] = []
    const spy = new BroadcastChannel(`baize ${world.platform.url} demo`)
    spy.onmessage = ({ data }) => heard.push(data)
    const [one, other] = [tab(), tab()]
    await Promise.all([one.open(), other.open()])
    await one.scope.session.login(member)
    await until(() => other.scope.session.$session.get().isLogin)
    await one.scope.session.logout()
    await until(() => heard.includes('gone'))
    spy.close()
    const told = JSON.stringify(heard)
    expect(heard).toContain('changed')
    for (const { url, headers } of [...one.page.requests, ...other.page.requests]) {
      const token = headers.get('authorization')?.slice(7)
      if (token && !url.endsWith('/member/info')) expect(told).not.toContain(token)
    }
  })

  it('of another operator hear nothing', async () => {
    const [one, other] = [tab(), tab(world.platform.url, 'other')]
    await Promise.all([one.open(), other.open()])
    await one.scope.session.login(member)
    await one.scope.session.logout()
    expect(other.page.names()).toEqual([])
  })

  it('leave the others while they lie in the back-forward cache, and ask again when they come back', async () => {
    const [one, other] = [tab(), tab()]
    await Promise.all([one.open(), other.open()])
    other.page.moment('hide')
    await one.scope.session.login(member)
    expect(other.scope.session.$session.get().isLogin).toBe(false)
    other.page.moment('restored')
    await until(() => other.scope.session.$session.get().isLogin)
  })
})
