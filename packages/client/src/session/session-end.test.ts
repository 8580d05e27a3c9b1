import { balance, memberInfo } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import type { StorageArea } from '../browser-env.ts'
import { until } from '../../test/page.ts'
import { clientPlatform, demo } from '../../test/client-platform.ts'

const { world, ownPage, partnerPage } = clientPlatform()
const element = () => new EventTarget()

describe('a login over another', () => {
  it('leaves no token of the one before alive', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    const token = page.session.get('token') ?? ''
    await scope.session.login(demo)
    expect(page.session.get('token')).not.toBe(token)
    while ((await world.client.call(memberInfo, {}, { token })).success);
  })
})

describe('a logout', () => {
  it('ends the session on the platform and clears all but the merchant codes [AUTH-52] [API-03]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    const token = page.session.get('token') ?? ''
    page.session.set('hotGames', '[]')
    const cause = element()
    await scope.session.logout(cause)
    expect(Object.fromEntries(page.session)).toEqual({ merchant: 'demo', merchantCode: 'demo' })
    expect(scope.session.$session.get()).toMatchObject({ kind: 'guest', isLogin: false, isAgent: false, account: '' })
    expect(page.events.at(-1)).toMatchObject({ name: 'baize-logout', target: cause })
    await expect(scope.call(memberInfo, {}, { token })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('is no expired session for a call that is refused while it is under way [AUTH-51] [AUTH-54]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
    scope.configure({
      fetch: async (...request) => {
        const answer = await page.fetch(...request)
        if (page.paths().at(-1) === '/wps/session/logout')
          await expect(scope.call(memberInfo, {})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
        return answer
      },
    })
    await scope.session.logout()
    const logouts = page.events.filter(({ name }) => name === 'baize-logout')
    expect(logouts).toMatchObject([{ detail: {} }])
    expect(logouts[0]).not.toMatchObject({ detail: { expired: true } })
    expect(scope.session.$session.get()).toMatchObject({ isLogin: false, expired: false })
  })

  it('clears a session that was in memory because the storage of the browser was full, too [AUTH-52]', async () => {
    const { page, scope } = ownPage()
    const { setItem } = page.env.area('session') as StorageArea
    Object.assign(page.env.area('session') as StorageArea, {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await scope.session.login(demo)
    await scope.session.logout()
    Object.assign(page.env.area('session') as StorageArea, { setItem })
    const before = page.paths().length
    await scope.session.askTabs()
    expect(page.paths().slice(before)).toEqual([])
    expect(scope.session.$session.get()).toMatchObject({ isLogin: false, refused: false })
  })

  it('touches nothing of a page that is not ours [AUTH-52]', async () => {
    const { page, scope } = partnerPage()
    page.session.set('token', 'of the host')
    await scope.session.login(demo)
    await scope.session.logout()
    expect([...page.session]).toEqual([['token', 'of the host']])
  })

  it('that the platform does not hear clears this page all the same, and is told again [AUTH-53]', async () => {
    const { page, scope } = ownPage()
    await scope.session.login(demo)
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
    await scope.session.login(demo)
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
    await scope.session.login(demo)
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
    expect(scope.session.$session.get()).toMatchObject({ kind: 'guest', settled: true, expired: true })
    expect(page.session.has('token')).toBe(false)
  })
})
