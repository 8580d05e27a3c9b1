import { balance, hotGames, login, whitelabel } from '@baize/contract'
import { startedPlatform } from '@baize/server/test/started'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { testPage, until } from '../test/page.ts'
import type { ReadState } from './index.ts'
import { maxReads } from './read.ts'

const world = startedPlatform()
const games = { platform: 'html5-desktop', language: 'EN' } as const
const setUp = () => {
  const page = testPage({ at: world.platform.url })
  return { page, scope: page.scope({ api: world.platform.url }) }
}
const asked = (page: ReturnType<typeof testPage>, path: string) => page.paths().filter(other => other === path).length

describe('a shared read', () => {
  it('is asked for by its first listener, once for all of them', async () => {
    const { page, scope } = setUp()
    const stores = Array.from({ length: 10 }, () => scope.read(hotGames, { ...games }))
    expect(page.paths()).toEqual([])
    const stops = stores.map(store => store.listen(() => {}))
    await until(() => stores.every(store => store.get().status === 'ready'))
    expect(page.paths()).toEqual([hotGames.path])
    expect(stores[0]?.get()).toMatchObject({ at: page.env.now(), data: { content: expect.any(Array) as unknown[] } })
    stops.forEach(stop => stop())
  })

  it('is dropped, with what it held, for the two hundred that were read after it, and comes again when it is shown', async () => {
    const { page, scope } = setUp()
    const first = scope.read(hotGames, { ...games })
    const stop = first.listen(() => {})
    await until(() => first.get().status === 'ready')
    stop()
    await until(() => first.value?.status === 'idle')
    for (let nth = 0; nth < maxReads; nth++) scope.read(hotGames, { ...games, language: `A${nth}` })
    expect(first.value).toEqual({ status: 'idle' })
    expect(scope.read(hotGames, games)).not.toBe(first)
    const before = page.paths().length
    const stopAgain = first.listen(() => {})
    await until(() => first.get().status === 'ready')
    expect(page.paths()).toHaveLength(before + 1)
    stopAgain()
  })

  it('of another input is another', () => {
    const { scope } = setUp()
    expect(scope.read(hotGames, games)).not.toBe(scope.read(hotGames, { ...games, language: 'ES' }))
  })

  it('says how it stands: loading, then ready, and loading with the last answer when it is asked for again', async () => {
    const { scope } = setUp()
    const seen: ReadState<unknown>[] = []
    const store = scope.read(whitelabel, {})
    const stop = store.subscribe(state => seen.push(state))
    await until(() => store.get().status === 'ready')
    store.refresh()
    await until(() => seen.length === 4)
    stop()
    expect(seen.map(({ status, data }) => [status, data !== undefined])).toEqual([
      ['loading', false],
      ['ready', true],
      ['loading', true],
      ['ready', true],
    ])
  })

  it('that nobody answered is asked again by itself, quietly, and at once when the network is back [API-73]', async () => {
    const { page, scope } = setUp()
    let down = true
    scope.configure({ fetch: (...given) => (down ? Promise.reject(new TypeError('offline')) : page.fetch(...given)) })
    const seen: string[] = []
    const store = scope.read(whitelabel, {})
    const stop = store.subscribe(({ status }) => seen.push(status))
    const fails = async () => {
      await until(() => page.waits().includes(600))
      page.advance(600)
      await until(() => page.waits().length > 0)
    }
    await fails()
    expect(store.get()).toMatchObject({ status: 'error', error: { code: 'NETWORK' } })
    page.advance(3750)
    await fails()
    down = false
    page.moment('online')
    await until(() => store.get().status === 'ready')
    stop()
    expect(seen).toEqual(['loading', 'error', 'ready'])
  })

  it('that was refused is not asked again by itself', async () => {
    const { page, scope } = setUp()
    const store = scope.read(balance, {})
    const stop = store.subscribe(() => {})
    await until(() => store.get().status === 'error')
    expect(store.get().error?.code).toBe('NOT_LOGGED_IN')
    expect(page.waits()).not.toContain(3750)
    stop()
  })

  it('that nobody waits for any more is given up, and not begun again', async () => {
    const { scope } = setUp()
    const signals: AbortSignal[] = []
    const never = (_url: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_, reject) => {
        if (!signal) return
        signals.push(signal)
        signal.addEventListener('abort', () => reject(new DOMException('Gone', 'AbortError')))
      })
    scope.configure({ fetch: never })
    const stop = scope.read(whitelabel, {}).listen(() => {})
    await until(() => signals.length === 1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stop()
    await vi.advanceTimersByTimeAsync(STORE_UNMOUNT_DELAY)
    expect(signals[0]?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(5 * STORE_UNMOUNT_DELAY)
    vi.useRealTimers()
    expect(signals).toHaveLength(1)
  })

  it('keeps its last answer beside the trouble when a later one fails', async () => {
    const { page, scope } = setUp()
    const store = scope.read(whitelabel, {})
    const stop = store.listen(() => {})
    await until(() => store.get().status === 'ready')
    scope.configure({ fetch: () => Promise.reject(new TypeError('offline')) })
    store.refresh()
    await until(() => page.waits().includes(600))
    page.advance(600)
    await until(() => store.get().status === 'error')
    stop()
    expect(store.get()).toMatchObject({ error: { code: 'NETWORK' }, data: { tree: expect.any(Array) as unknown[] } })
  })

  it('is asked for again when the page comes to front, unless it is fresh', async () => {
    const { page, scope } = setUp()
    const store = scope.read(whitelabel, {})
    const stop = store.listen(() => {})
    await until(() => store.get().status === 'ready')
    page.advance(5000)
    page.moment('focus')
    expect(store.get().status).toBe('ready')
    page.advance(1)
    page.moment('focus')
    expect(store.get().status).toBe('loading')
    await until(() => store.get().status === 'ready')
    stop()
    expect(asked(page, whitelabel.path)).toBe(2)
  })

  it('that nobody shows is not asked for by coming to front nor by a refresh', async () => {
    const { page, scope } = setUp()
    scope.read(whitelabel, {})
    page.advance(60_000)
    page.moment('focus')
    scope.refresh(whitelabel)
    await new Promise(resolve => setImmediate(resolve))
    expect(page.paths()).toEqual([])
  })

  it('is asked for again by a refresh of its call, whatever its input', async () => {
    const { page, scope } = setUp()
    const stores = (['EN', 'ES'] as const).map(language => scope.read(hotGames, { ...games, language }))
    const stops = stores.map(store => store.listen(() => {}))
    await until(() => stores.every(store => store.get().status === 'ready'))
    scope.refresh(hotGames)
    await until(() => asked(page, hotGames.path) === 4 && stores.every(store => store.get().status === 'ready'))
    stops.forEach(stop => stop())
  })
})

describe('a read of the member’s own', () => {
  const member = { username: 'demo', password: 'Demo1234' }

  it('is refused for a guest and asked for again as soon as somebody is there [WAL-07]', async () => {
    const { scope } = setUp()
    const store = scope.read(balance, {})
    const stop = store.listen(() => {})
    await until(() => store.get().status === 'error')
    expect(store.get().error?.code).toBe('NOT_LOGGED_IN')
    await scope.session.login(member)
    await until(() => store.get().status === 'ready')
    stop()
    expect(store.get().data).toMatchObject({ currency: 'EUR', currencySymbol: '€' })
  })

  it('is gone before anybody hears that the session is, so that no one sees the balance of another', async () => {
    const { scope } = setUp()
    await scope.session.login(member)
    const store = scope.read(balance, {})
    const stop = store.listen(() => {})
    await until(() => store.get().status === 'ready')
    let seen: unknown = 'never asked'
    const stopSession = scope.session.$session.listen(() => (seen = store.get().data))
    await scope.session.logout()
    stop()
    stopSession()
    expect(seen).toBeUndefined()
  })

  it('that began for one member never ends up with the next', async () => {
    const { scope } = setUp()
    const other = await world.client.register()
    await scope.session.login(member)
    const store = scope.read(balance, {})
    const seen: string[] = []
    const stop = store.subscribe(
      ({ data }) => data && seen.push(`${scope.session.$session.get().account} ${data.balance}`),
    )
    await scope.session.logout()
    await scope.session.login({ username: other.username, password: other.password })
    await until(() => seen.some(line => line.startsWith(other.username)))
    stop()
    const theirs = await world.client.call(balance, {}, { token: other.token })
    expect(seen.filter(line => line.startsWith(other.username))).toEqual([`${other.username} ${theirs.value.balance}`])
  })

  it('leaves public answers alone', async () => {
    const { page, scope } = setUp()
    const store = scope.read(whitelabel, {})
    const stop = store.listen(() => {})
    await until(() => store.get().status === 'ready')
    await scope.session.login(member)
    stop()
    expect(asked(page, whitelabel.path)).toBe(1)
    expect(asked(page, login.path)).toBe(1)
  })
})
