import { describe, expect, it } from 'vitest'
import { envelope, faultServer, text } from '../../test/fault-server.ts'
import { ana, granted, info } from '../../test/operator.ts'
import { testPage, until } from '../../test/page.ts'

// An operator with a backend of their own, which answers what the reference platform never would.
const server = faultServer()
const setUp = () => {
  const page = testPage()
  const scope = page.scope({ api: server.url, seal: async input => `mine ${JSON.stringify(input)}` })
  return { page, scope }
}
const paths = () => server.seen.map(({ url }) => url)

describe('a login at an operator’s own backend', () => {
  it('is sealed the operator’s way [SDK-09]', async () => {
    const { page, scope } = setUp()
    server.next(granted(), info(0))
    expect(await scope.session.login(ana)).toMatchObject({ account: 'ana', kind: 'member' })
    expect(await page.requests[0]?.text()).toBe(`mine ${JSON.stringify({ ...ana, type: 'username' })}`)
  })

  it.each([
    [0, 'member'],
    [3, 'member'],
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [4, 'trial'],
  ])('of type %i is a session of a %s [AUTH-17] [ROLE-17] [ROLE-18] [ENT-29]', async (type, kind) => {
    const { scope } = setUp()
    server.next(granted(), info(type))
    expect((await scope.session.login(ana)).kind).toBe(kind)
  })

  it('of a type that is no member’s is refused, and its token is given back [AUTH-16] [ROLE-19] [ROLE-26]', async () => {
    const { page, scope } = setUp()
    server.next(granted(), info(7), envelope(null))
    await expect(scope.session.login(ana)).rejects.toMatchObject({ code: 'NON_MEMBER' })
    await until(() => server.seen.length === 3)
    expect(paths().at(-1)).toBe('/wps/session/logout?alone=1')
    expect([scope.session.$session.get().isLogin, page.names()]).toEqual([false, []])
  })

  it('on the agent side is for agents only [AUTH-15] [ROLE-25]', async () => {
    const { scope } = setUp()
    server.next(granted(), info(0), envelope(null))
    await expect(scope.session.login({ ...ana, side: 'agent' })).rejects.toMatchObject({ code: 'NON_AGENT' })
    await until(() => server.seen.length === 3)
  })

  it.each([
    ['the password is the opening one', { ...ana, password: '123456' }, {}],
    ['the password has expired', ana, { passwordExpired: true }],
  ])(
    'waits for a new password where %s, which is kept in memory for ten minutes [AUTH-20] [AUTH-21] [AUTH-23]',
    async (_, given, extra) => {
      const { page, scope } = setUp()
      server.next(granted(extra))
      await expect(scope.session.login(given)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
      expect(scope.session.$session.get().isLogin).toBe(false)
      expect(await scope.session.pendingPasswordChange()).toEqual({
        userName: 'ana',
        password: given.password,
        token: 't-1',
        firstTimeLogin: false,
        passwordExpired: 'passwordExpired' in extra,
      })
      expect(page.session.size + page.local.size).toBe(0)
      page.advance(600_000)
      expect(await scope.session.pendingPasswordChange()).toBeNull()
    },
  )

  it('that the platform grants but does not explain is no session', async () => {
    const { scope } = setUp()
    server.next(granted(), text(500), envelope(null))
    await expect(scope.session.login(ana)).rejects.toMatchObject({ code: 'BAD_REPLY' })
    expect(scope.session.$session.get().isLogin).toBe(false)
    await until(() => server.seen.length === 3)
  })
})
