import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fault-server.ts'
import { ana, granted, info, operator, refused } from '../../test/operator.ts'
import { until } from '../../test/page.ts'
import { clientPlatform } from '../../test/client-platform.ts'

const { server, sent, setUp, tokens, paths } = operator()
const { ownPage } = clientPlatform()
const opening = { username: 'ana', password: '123456' }
const change = { newPassword: 'Better1234', confirmNewPassword: 'Better1234' }
const waiting = async (extra: object = { pending: true }, given = ana) => {
  const { page, scope } = setUp()
  server.next(granted(extra))
  await expect(scope.session.login(given)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
  return { page, scope }
}

describe('a login whose password has to change first', () => {
  it.each([
    ['the platform says so', ana, { pending: true }],
    ['it is the opening password', opening, {}],
    ['it has expired', ana, { passwordExpired: true }],
  ])('is no session yet where %s [AUTH-23] [AUTH-25]', async (_, given, extra) => {
    const { page, scope } = await waiting(extra, given)
    expect(scope.session.$session.get().isLogin).toBe(false)
    expect([page.names(), page.session.size]).toEqual([[], 0])
  })

  it('keeps what it was made with in memory, for ten minutes and nowhere else [AUTH-20] [AUTH-21]', async () => {
    const { page, scope } = await waiting({ pending: true, firstTimeLogin: true })
    expect(await scope.session.pendingPasswordChange()).toEqual({
      userName: 'ana',
      password: ana.password,
      token: 't-1',
      firstTimeLogin: true,
      passwordExpired: false,
    })
    expect(JSON.stringify([...page.session, ...page.local, page.jar.cookie])).not.toMatch(/Secret1234|t-1/)
    page.advance(600_000)
    expect(await scope.session.pendingPasswordChange()).toBeNull()
  })

  it('begins with the new password, in the name of what waited and without asking for the old one again [AUTH-24] [AUTH-27] [AUTH-39] [AUTH-40]', async () => {
    const { page, scope } = await waiting()
    server.next(envelope({ token: 't-2' }), info())
    const cause = new EventTarget()
    expect(await scope.session.changePassword(change, cause)).toMatchObject({ account: 'ana', isLogin: true })
    expect(await sent(page, '/wps/member/password')).toEqual({ oldPassword: ana.password, ...change })
    expect(tokens()).toEqual([undefined, 't-1', 't-2'])
    expect(page.events).toMatchObject([{ name: 'baize-login', target: cause }])
    expect(await scope.session.pendingPasswordChange()).toBeNull()
  })

  it('waits on where the new password is refused', async () => {
    const { scope } = await waiting()
    server.next(refused('FIELD_INVALID', { fields: { newPassword: 'same' } }))
    await expect(scope.session.changePassword(change)).rejects.toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { newPassword: 'same' } },
    })
    expect(await scope.session.pendingPasswordChange()).toMatchObject({ token: 't-1' })
  })

  it('is over where the platform no longer knows it', async () => {
    const { scope } = await waiting()
    server.next(refused('NOT_LOGGED_IN'))
    await expect(scope.session.changePassword(change)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect(await scope.session.pendingPasswordChange()).toBeNull()
  })

  it.each(['abandonPasswordChange', 'logout'] as const)(
    'is given up by %s, here and at the platform [AUTH-21] [AUTH-27]',
    async act => {
      const { page, scope } = await waiting()
      server.next(envelope(null))
      await scope.session[act]()
      expect(await scope.session.pendingPasswordChange()).toBeNull()
      await until(() => server.seen.length === 2)
      expect([paths().at(-1), tokens().at(-1)]).toEqual(['/wps/session/logout', 't-1'])
      expect(page.names()).toEqual([])
    },
  )

  it('gives way to another login', async () => {
    const { scope } = await waiting()
    // Who is there, and the cancelling of what waited, in either order.
    server.next(granted({ token: 't-2' }), info(), info())
    await scope.session.login(ana)
    expect(await scope.session.pendingPasswordChange()).toBeNull()
    await until(() => server.seen.length === 4)
    expect(tokens()).toContain('t-1')
  })
})

describe('a login without a password', () => {
  it.each([['by SMS', { password: '123456', username: '612345678', type: 'sms' as const, countryDialingCode: '34' }]])(
    '%s is never held up by it [AUTH-02] [AUTH-05] [AUTH-23]',
    async (_, given) => {
      const { page, scope } = setUp()
      server.next(granted({ passwordExpired: true }), info())
      expect(await scope.session.login(given)).toMatchObject({ isLogin: true })
      expect(await sent(page, '/wps/session/login')).toMatchObject(given)
    },
  )

  it('by an identity provider is never held up by it [AUTH-23] [REG-37]', async () => {
    const { page, scope } = setUp()
    const proof = { firebaseChannel: 'google' as const, firebaseIdToken: 'id-token' }
    server.next(granted({ passwordExpired: true }), info())
    expect(await scope.session.loginIdentity(proof)).toMatchObject({ isLogin: true })
    expect(await sent(page, '/wps/session/login/firebase')).toMatchObject(proof)
  })
})

describe('on the reference platform', () => {
  it('the opening password is kept with name, token and why it waits; it changes, and then the member is in [AUTH-20] [AUTH-23] [AUTH-24] [AUTH-26] [ENT-05]', async () => {
    const { page, scope } = ownPage()
    const { session } = scope
    const newbie = { username: 'newbie', password: '123456' }
    await expect(session.login(newbie)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
    expect(await session.pendingPasswordChange()).toEqual({
      userName: 'newbie',
      password: '123456',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      firstTimeLogin: true,
      passwordExpired: false,
    })
    expect(await session.changePassword(change)).toMatchObject({ account: 'newbie', isLogin: true })
    expect(page.session.get('token')).toBeTruthy()
    await session.logout()
    expect(await session.login({ ...newbie, password: change.newPassword })).toMatchObject({ isLogin: true })
  })

  it('a member changes the password and stays in, under another token [AUTH-39]', async () => {
    const { page, scope } = ownPage()
    const { session } = scope
    await session.login({ username: 'demo', password: 'Demo1234' })
    const token = page.session.get('token')
    const names = page.names()
    await session.changePassword({ oldPassword: 'Demo1234', newPassword: 'Demo12345', confirmNewPassword: 'Demo12345' })
    expect(page.session.get('token')).not.toBe(token)
    expect(session.$session.get()).toMatchObject({ account: 'demo', isLogin: true })
    expect(page.names()).toEqual(names)
  })
})
