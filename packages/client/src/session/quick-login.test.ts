import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fault-server.ts'
import { granted, info, operator, refused } from '../../test/operator.ts'
import { TestArea } from '../../test/page.ts'
import type { TestPage } from '../../test/page.ts'

const { server, sent, setUp } = operator()
const hex = /^[0-9a-f]{32}$/

describe('a browser', () => {
  it('is told from others by random texts that stay, on the operator’s own site', async () => {
    const { page, scope } = setUp()
    const [id, secret] = [await scope.session.deviceId(), await scope.session.deviceSecret()]
    expect([id, secret]).toEqual([expect.stringMatching(hex), expect.stringMatching(hex)])
    expect(id).not.toBe(secret)
    expect([await scope.session.deviceId(), await scope.session.deviceSecret()]).toEqual([id, secret])
    expect([...page.local.keys()].every(name => name.startsWith('baize.'))).toBe(true)
  })

  it('asks for codes by a tag that stays, and does not say its secret', async () => {
    const { scope } = setUp()
    const { device } = await scope.session.deviceTag()
    expect(device).toMatch(/^[0-9a-f]{64}$/)
    expect(device).not.toContain(await scope.session.deviceSecret())
    expect(await scope.session.deviceTag()).toEqual({ device })
  })

  it('is not told from others on a partner’s page', async () => {
    const { page, scope } = setUp({ at: 'http://partner.test/' })
    expect([await scope.session.deviceId(), await scope.session.deviceSecret()]).toEqual([null, null])
    expect(await scope.session.deviceTag()).toEqual({})
    expect(page.local.size).toBe(0)
  })

  it('shows what only it knows at a login on the own site, and nothing elsewhere', async () => {
    for (const at of [server.url, 'http://partner.test/']) {
      const local = new TestArea()
      const open = () => setUp({ at, local })
      const shown = async (page: TestPage, path: string) => (await sent(page, path)) as { deviceSecret?: string }
      const [form, identity, reset] = [open(), open(), open()]
      server.next(granted(), info())
      await form.scope.session.login({ username: 'ana', password: 'Secret1234' })
      server.next(granted(), info())
      await identity.scope.session.loginIdentity({ firebaseChannel: 'google', firebaseIdToken: 'id-token' })
      server.next(envelope({ account: 'ana', session: null }))
      await reset.scope.session.resetPassword({ newPassword: 'Better1234', resetToken: 'r-1' })
      const deviceSecret = (await form.scope.session.deviceSecret()) ?? undefined
      expect(typeof deviceSecret).toBe(at === server.url ? 'string' : 'undefined')
      const bodies = [
        await shown(form.page, '/session/login'),
        await shown(identity.page, '/login/firebase'),
        await shown(reset.page, '/password/verification'),
      ]
      for (const body of bodies) expect(body.deviceSecret).toBe(deviceSecret)
    }
  })
})

describe('a quick login', () => {
  it('is by a PIN that is good on this device alone [AUTH-30] [AUTH-32]', async () => {
    const { page, scope } = setUp()
    server.next(granted(), info())
    expect(await scope.session.quickLogin({ pin: '2468' })).toMatchObject({ account: 'ana', isLogin: true })
    expect(await sent(page, '/login/quick')).toEqual({
      pin: '2468',
      deviceId: await scope.session.deviceId(),
      deviceSecret: await scope.session.deviceSecret(),
    })
  })

  it('says how many tries are left [AUTH-32]', async () => {
    const { scope } = setUp()
    server.next(refused('ANSWER_INVALID', { left: 4 }))
    await expect(scope.session.quickLogin({ pin: '1111' })).rejects.toMatchObject({ value: { left: 4 } })
  })

  it('is none on a partner’s page, and asks nobody [AUTH-32]', async () => {
    const { page, scope } = setUp({ at: 'http://partner.test/' })
    await expect(scope.session.quickLogin({ pin: '2468' })).rejects.toMatchObject({ code: 'QUICK_LOGIN_OFF' })
    expect(page.paths()).toEqual([])
  })

  it('waits for a new password where that has expired, which it does not know [AUTH-23] [AUTH-40]', async () => {
    const { scope } = setUp()
    server.next(granted({ passwordExpired: true }))
    await expect(scope.session.quickLogin({ pin: '2468' })).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
    expect(await scope.session.pendingPasswordChange()).toMatchObject({ password: '' })
  })
})

describe('an identity of nobody', () => {
  it('asks to register [REG-37]', async () => {
    const { scope } = setUp()
    server.next(refused('REGISTER_REQUIRED'))
    const proof = { firebaseChannel: 'facebook' as const, firebaseIdToken: 'id-token' }
    await expect(scope.session.loginIdentity(proof)).rejects.toMatchObject({ code: 'REGISTER_REQUIRED' })
  })
})
