import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { writeSetting } from '../../../server/src/db/settings.ts'
import { operator } from '../../test/operator.ts'
import { until, type PageOptions } from '../../test/page.ts'
import { text } from '../../test/fault-server.ts'
import { clientPlatform, demo } from '../../test/client-platform.ts'
import { siteSetting } from '../../../server/src/system/settings.ts'

const { world, ownPage, partnerPage } = clientPlatform()
const { server, setUp } = operator()
/** A browser: what its pages have in common. */
const browser = (): PageOptions => ({ databases: new IDBFactory() })
const oneDay = 86_400_000

describe('remember-me', () => {
  it('keeps username and password in two cookies for a day [AUTH-10] [CONST-11]', async () => {
    const { page, scope } = ownPage(browser())
    const { remember } = scope.session
    expect(await remember.read()).toBeNull()
    await remember.keep(demo)
    expect(await remember.read()).toEqual(demo)
    expect(page.jar.cookie.split('; ')).toHaveLength(2)
    page.advance(oneDay - 1)
    expect(await remember.read()).toEqual(demo)
    page.advance(1)
    expect(await remember.read()).toBeNull()
  })

  it('leaves nothing readable in the cookies, and never the same text twice [AUTH-10] [AUTH-12]', async () => {
    const { page, scope } = ownPage(browser())
    await scope.session.remember.keep(demo)
    const before = page.jar.cookie
    expect(before).not.toMatch(/Demo1234|=demo/i)
    expect(before).toMatch(/^baize\.demo\.username=[\w-]+; baize\.demo\.password=[\w-]+$/)
    await scope.session.remember.keep(demo)
    expect(page.jar.cookie).not.toBe(before)
  })

  it('leaves what another merchant on the same host has kept [AUTH-10] [AUTH-11]', async () => {
    const { page, scope } = ownPage(browser())
    page.jar.cookie = 'baize.quay.username=theirs; Max-Age=60; Path=/'
    const { remember } = scope.session
    expect(await remember.read()).toBeNull()
    await remember.keep(demo)
    await remember.clear()
    expect(page.jar.cookie).toBe('baize.quay.username=theirs')
  })

  it('sends the cookies to nobody but its own host [AUTH-12]', async () => {
    const { page, scope } = ownPage(browser())
    await scope.session.remember.keep(demo)
    const plain = ['Max-Age=86400', 'Path=/', 'SameSite=Strict']
    for (const name of ['baize.demo.username', 'baize.demo.password']) expect(page.jar.attributes(name)).toEqual(plain)
  })

  it('is cleared in both when it is unticked [AUTH-11]', async () => {
    const { page, scope } = ownPage(browser())
    await scope.session.remember.keep(demo)
    await scope.session.remember.clear()
    expect([page.jar.cookie, await scope.session.remember.read()]).toEqual(['', null])
  })

  it('outlives page, session and logout, and not the key of the browser [AUTH-10] [AUTH-12]', async () => {
    const kept = browser()
    const first = ownPage(kept)
    await first.scope.session.login(demo)
    await first.scope.session.remember.keep(demo)
    await first.scope.session.logout()
    const { jar } = first.page
    expect(await ownPage({ ...kept, jar }).scope.session.remember.read()).toEqual(demo)
    const stolen = ownPage({ ...browser(), jar })
    expect(await stolen.scope.session.remember.read()).toBeNull()
    expect(jar.cookie).toBe('')
  })

  it('goes along with a new password [AUTH-10] [AUTH-39]', async () => {
    const { page, scope } = ownPage(browser())
    const { session } = scope
    const { username, password } = await world.client.register()
    await session.login({ username, password })
    await session.remember.keep({ username, password })
    const change = { newPassword: 'Better1234', confirmNewPassword: 'Better1234' }
    const before = page.jar.cookie
    await session.changePassword({ oldPassword: password, ...change })
    await until(() => page.jar.cookie !== before && page.jar.cookie.includes('baize.demo.password='))
    expect(await session.remember.read()).toEqual({ username, password: 'Better1234' })
  })

  it('keeps nothing where the browser has no place for a key [AUTH-12]', async () => {
    const { page, scope } = ownPage()
    await scope.session.remember.keep(demo)
    expect([page.jar.cookie, await scope.session.remember.read()]).toEqual(['', null])
  })

  it('does nothing on a partner’s page [AUTH-12]', async () => {
    const { page, scope } = partnerPage(browser())
    await scope.session.remember.keep(demo)
    expect([page.jar.cookie, await scope.session.remember.read()]).toEqual(['', null])
  })

  it('keeps the username alone where the site wants no more, and forgets a password that it kept before [AUTH-12]', async () => {
    const { page, scope } = ownPage(browser())
    const { remember } = scope.session
    await remember.keep(demo)
    await writeSetting(world.platform.deps, siteSetting, { rememberUsernameOnly: true })
    expect(await remember.read()).toEqual({ username: 'demo', password: '' })
    await remember.keep(demo)
    expect(page.jar.attributes('baize.demo.password')).toBeUndefined()
    await writeSetting(world.platform.deps, siteSetting, { rememberUsernameOnly: false })
    expect(await remember.read()).toEqual({ username: 'demo', password: '' })
  })

  it('keeps the username alone where the site cannot be asked what it allows [AUTH-12]', async () => {
    const { scope } = setUp(browser())
    server.next(text(404))
    await scope.session.remember.keep(demo)
    expect(await scope.session.remember.read()).toEqual({ username: 'demo', password: '' })
  })

  it('is over https a secure cookie [AUTH-12]', async () => {
    const { page, scope } = ownPage(browser(), '/')
    const secure = { ...page.env, origin: 'https://site.test' }
    const { createCookies } = await import('./remember-me.ts')
    createCookies(secure).set('baize.demo.username', 'x', 1)
    expect(page.jar.attributes('baize.demo.username')).toContain('Secure')
    expect([scope.ownSite(), world.platform.url.startsWith('http:')]).toEqual([true, true])
  })
})
