import { handover, memberInfo } from '@baize/contract'
import { startedPlatform } from '@baize/server/test/started'
import { describe, expect, it } from 'vitest'
import { TestArea, testPage, until } from '../../test/page.ts'
import type { PageOptions } from '../../test/page.ts'

const world = startedPlatform()
const member = { username: 'demo', password: 'Demo1234' }

const tab = (at = world.platform.url, merchant = 'demo', options: PageOptions = {}) => {
  const page = testPage({ at, tabs: true, ...options })
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
/** A tab of the operator's own site, in a browser whose tabs keep `local` together. */
const ownTab = (local: TestArea, options: PageOptions = {}) => tab(world.platform.url, 'demo', { local, ...options })
/** Tabs that are open and show the same member. */
const signedIn = async () => {
  const local = new TestArea()
  const [one, other] = [ownTab(local), ownTab(local)]
  await Promise.all([one.open(), other.open()])
  await one.scope.session.login(member)
  await until(() => other.scope.session.$session.get().isLogin)
  return { local, one, other }
}
const account = ({ scope }: ReturnType<typeof tab>) => scope.session.$session.get().account
/** A member of their own for a test that would disturb others. */
const someone = async () => {
  const { username, password } = await world.client.register()
  return { username, password }
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

  it('take over the session of a sibling that was too busy to answer in time [BOOT-22]', async () => {
    const { token } = await world.client.register()
    const sibling = new BroadcastChannel(`baize ${world.platform.url} demo`)
    const asked: string[] = []
    const here = (id = '') => sibling.postMessage({ type: 'here', id, by: 'busy' })
    sibling.onmessage = async ({ data }: MessageEvent<{ type: string; id: string }>) => {
      if (data.type === 'ask' && asked.push(data.id) > 1) here(data.id)
      if (data.type !== 'take') return
      const given = await world.client.call(handover, {}, { token })
      if (given.success) sibling.postMessage({ type: 'code', id: data.id, code: given.value.code })
    }
    const late = tab()
    expect(await late.open()).toMatchObject({ isLogin: false, settled: true })
    await until(() => asked.length === 1)
    here(asked[0])
    await until(() => late.scope.session.$session.get().isLogin)
    sibling.close()
  })

  it('take over the session of a sibling whose code came too late [BOOT-22]', async () => {
    const { token } = await world.client.register()
    const sibling = new BroadcastChannel(`baize ${world.platform.url} demo`)
    const asked: string[] = []
    const give = async (id: string) => {
      const given = await world.client.call(handover, {}, { token })
      if (given.success) sibling.postMessage({ type: 'code', id, code: given.value.code })
    }
    sibling.onmessage = ({ data }: MessageEvent<{ type: string; id: string }>) => {
      if (data.type === 'ask') sibling.postMessage({ type: 'here', id: data.id, by: 'slow' })
      if (data.type === 'take' && asked.push(data.id) > 1) void give(data.id)
    }
    const late = tab()
    const started = late.scope.session.start()
    await until(() => asked.length === 1)
    late.page.advance(5000)
    expect(await started).toMatchObject({ isLogin: false, settled: true })
    await give(asked[0] ?? '')
    await until(() => late.scope.session.$session.get().isLogin)
    sibling.close()
  })

  it('that have left by the time there is a code for a sibling break nothing on their page', async () => {
    const page = testPage({ at: world.platform.url, tabs: true })
    let left = false
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const reply = await page.fetch(input, init)
      if (page.paths().at(-1) !== handover.path) return reply
      page.moment('hide')
      left = true
      return reply
    }
    const { session } = page.scope({ api: world.platform.url, merchant: 'demo', fetch })
    const started = session.start()
    await until(() => page.waits().includes(250))
    page.advance(250)
    await started
    await session.login(await someone())
    const sibling = new BroadcastChannel(`baize ${world.platform.url} demo`)
    const heard: string[] = []
    sibling.onmessage = ({ data }: MessageEvent<{ type: string; by: string }>) => {
      heard.push(data.type)
      if (data.type === 'here') sibling.postMessage({ type: 'take', id: 'q', by: data.by })
    }
    sibling.postMessage({ type: 'ask', id: 'q' })
    await until(() => left)
    for (let turn = 0; turn < 9; turn++) await new Promise(resolve => setImmediate(resolve))
    expect(heard).toEqual(['here'])
    sibling.close()
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
    const sent = JSON.stringify(heard)
    expect(heard).toContain('changed')
    for (const { url, headers } of [...one.page.requests, ...other.page.requests]) {
      const token = headers.get('authorization')?.slice(7)
      if (token && !url.endsWith('/member/info')) expect(sent).not.toContain(token)
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

describe('a tab that heard nothing of what the others said', () => {
  it('ends its session when it comes to front, where another logged out meanwhile [SDK-02] [AUTH-52]', async () => {
    const { one, other } = await signedIn()
    const token = other.page.session.get('token') ?? ''
    other.page.moment('hide')
    await one.scope.session.logout()
    expect(account(other)).toBe('demo')
    other.page.moment('focus')
    await until(() => !other.scope.session.$session.get().isLogin)
    expect(other.page.names().at(-1)).toBe('baize-logout')
    while ((await world.client.call(memberInfo, {}, { token })).success);
  })

  it('ends it also when it comes back from the back-forward cache', async () => {
    const { one, other } = await signedIn()
    other.page.moment('hide')
    await one.scope.session.logout()
    other.page.moment('restored')
    expect(other.scope.session.$session.get().isLogin).toBe(false)
  })

  it('does not begin with the token that an earlier page of it left, and gives that back [BOOT-22]', async () => {
    const { local, one, other } = await signedIn()
    const session = new TestArea()
    for (const [name, value] of other.page.session) session.setItem(name, value)
    const token = session.getItem('token') ?? ''
    other.page.moment('hide')
    await one.scope.session.logout()
    const reloaded = ownTab(local, { session })
    await reloaded.open()
    expect(reloaded.scope.session.$session.get()).toMatchObject({ isLogin: false, settled: true })
    expect(session.getItem('token')).toBeNull()
    while ((await world.client.call(memberInfo, {}, { token })).success);
  })

  it('shows who logged in meanwhile, when it comes to front', async () => {
    const { one, other } = await signedIn()
    other.page.moment('hide')
    await one.scope.session.logout()
    const next = await someone()
    await one.scope.session.login(next)
    other.page.moment('focus')
    await until(() => account(other) === next.username)
  })

  it('keeps a session that nobody ended', async () => {
    const { other } = await signedIn()
    const token = other.page.session.get('token')
    other.page.moment('focus')
    await new Promise(resolve => setImmediate(resolve))
    expect([account(other), other.page.session.get('token')]).toEqual(['demo', token])
  })

  it('looks every two seconds where the browser lets tabs tell each other nothing', async () => {
    const local = new TestArea()
    const options = { local, tabs: false }
    const [one, other] = [ownTab(local, options), ownTab(local, options)]
    await Promise.all([one, other].map(({ scope }) => scope.session.start()))
    await one.scope.session.login(member)
    await other.scope.session.login(member)
    await one.scope.session.logout()
    expect(account(other)).toBe('demo')
    other.page.advance(2000)
    expect(other.scope.session.$session.get().isLogin).toBe(false)
  })
})

describe('a login or a new password on one tab', () => {
  it('reaches another that still shows somebody else [SDK-02]', async () => {
    const { one, other } = await signedIn()
    const next = await someone()
    await one.scope.session.login(next)
    await until(() => account(other) === next.username)
    expect(other.page.names()).not.toContain('baize-logout')
  })

  it('gives the other tabs new tokens, and nobody notices [AUTH-39]', async () => {
    const next = await someone()
    const local = new TestArea()
    const tabs = [ownTab(local), ownTab(local), ownTab(local)]
    const [one] = tabs as [ReturnType<typeof tab>]
    await Promise.all(tabs.map(({ open }) => open()))
    await one.scope.session.login(next)
    await until(() => tabs.every(({ scope }) => scope.session.$session.get().isLogin))
    const tokens = () => tabs.map(({ page }) => page.session.get('token'))
    const before = tokens()
    const change = { newPassword: 'Better1234', confirmNewPassword: 'Better1234' }
    await one.scope.session.changePassword({ oldPassword: next.password, ...change })
    await until(() => tokens().every((token, index) => token !== before[index]))
    for (const { page, scope } of tabs) {
      await expect(scope.call(memberInfo, {})).resolves.toMatchObject({ account: next.username })
      expect(page.names()).not.toContain('baize-logout')
    }
  })
})

describe('a tab with another version of Baize', () => {
  it('is understood, and understands: what tabs say stays what it was [SDK-02] [SDK-03]', async () => {
    const heard: unknown[] = []
    const old = new BroadcastChannel(`baize ${world.platform.url} demo`)
    old.onmessage = ({ data }) => heard.push(data)
    const one = tab()
    await one.open()
    await one.scope.session.login(member)
    await until(() => heard.includes('changed'))
    old.postMessage({ type: 'ask', id: 'q-1' })
    const answer = (type: string) =>
      heard.find(message => (message as { type?: string }).type === type) as { by: string; code: string } | undefined
    await until(() => !!answer('here'))
    old.postMessage({ type: 'take', id: 'q-1', by: answer('here')?.by })
    await until(() => !!answer('code'))
    const taken = await world.client.call(memberInfo, {}, { token: answer('code')?.code ?? '' })
    expect(taken).toMatchObject({ success: true, value: { account: 'demo' } })
    old.postMessage('gone')
    await until(() => !one.scope.session.$session.get().isLogin)
    old.close()
  })
})
