import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fault-server.ts'
import { ana, granted, info, operator, refused } from '../../test/operator.ts'
import { until } from '../../test/page.ts'

const { server, sent, setUp, tokens } = operator()
const secondVerification = {
  challengeId: 'c-1',
  methods: [
    { method: 'sms', target: '+34 *** 678' },
    { method: 'bank', target: '' },
  ],
}
const answer = { challengeId: 'c-1', method: 'sms' as const, answer: '123456' }
const challenged = async (given: object = {}) => {
  const { page, scope } = setUp()
  server.next(refused('SECOND_VERIFICATION', { secondVerification }))
  await expect(scope.session.login({ ...ana, ...given })).rejects.toMatchObject({
    code: 'SECOND_VERIFICATION',
    value: { secondVerification },
  })
  return { page, scope }
}

describe('a login from an address that the account does not know', () => {
  it('says how the owner can show who they are, and goes on with the answer [AUTH-28] [AUTH-29]', async () => {
    const { page, scope } = await challenged()
    expect(scope.session.$session.get().isLogin).toBe(false)
    server.next(envelope({ expiredMinutes: 1, target: '+34 *** 678' }))
    expect(await scope.session.sendSecond('c-1', 'sms')).toEqual({ expiredMinutes: 1, target: '+34 *** 678' })
    expect(await sent(page, '/verification/send')).toEqual({ challengeId: 'c-1', method: 'sms' })
    server.next(granted(), info())
    const cause = new EventTarget()
    expect(await scope.session.answerSecond(answer, cause)).toMatchObject({ account: 'ana', isLogin: true })
    expect(await sent(page, '/login/verification')).toEqual(answer)
    expect(page.events).toMatchObject([{ name: 'baize-login', target: cause }])
  })

  it('waits on where the answer is wrong', async () => {
    const { scope } = await challenged()
    server.next(refused('ANSWER_INVALID', { left: 4 }))
    await expect(scope.session.answerSecond(answer)).rejects.toMatchObject({
      code: 'ANSWER_INVALID',
      value: { left: 4 },
    })
    server.next(granted(), info())
    expect(await scope.session.answerSecond(answer)).toMatchObject({ isLogin: true })
  })

  it('waits for a new password afterwards where that has to change, and still knows the old one [AUTH-23] [AUTH-28] [AUTH-40]', async () => {
    const { page, scope } = await challenged({ password: '123456' })
    server.next(granted())
    await expect(scope.session.answerSecond(answer)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
    server.next(envelope({ token: 't-2' }), info())
    const change = { newPassword: 'Better1234', confirmNewPassword: 'Better1234' }
    expect(await scope.session.changePassword(change)).toMatchObject({ isLogin: true })
    expect(await sent(page, '/member/password')).toMatchObject({ oldPassword: '123456' })
    expect(tokens().at(-1)).toBe('t-2')
  })

  it('stays on the side it began on [AUTH-15] [AUTH-28]', async () => {
    const { scope } = await challenged({ side: 'agent' })
    server.next(granted(), info(0), envelope(null))
    await expect(scope.session.answerSecond(answer)).rejects.toMatchObject({ code: 'NON_AGENT' })
    await until(() => server.seen.length === 4)
  })

  it('may be by SMS, which no password holds up afterwards [AUTH-23] [AUTH-28]', async () => {
    const { scope } = await challenged({ username: '612345678', password: '123456', type: 'sms' })
    server.next(granted({ passwordExpired: true }), info())
    expect(await scope.session.answerSecond(answer)).toMatchObject({ isLogin: true })
  })
})

describe('a forgotten password', () => {
  const reset = { newPassword: 'Better1234', mobileNum: '612345678', verificationCode: '123456' }
  it('set by mobile number logs in at once [AUTH-44] [AUTH-47]', async () => {
    const { page, scope } = setUp()
    const session = { token: 't-1', firstTimeLogin: false, passwordExpired: false, account: 'ana', type: 0 }
    server.next(envelope({ account: 'ana', session }), info())
    const cause = new EventTarget()
    const done = await scope.session.resetPassword({ ...reset, countryDialingCode: '34' }, cause)
    expect(done).toMatchObject({ account: 'ana', session: { isLogin: true } })
    expect(await sent(page, '/password/verification')).toMatchObject(reset)
    expect(page.events).toMatchObject([{ name: 'baize-login', target: cause }])
  })

  it('set by the link of an e-mail does not [AUTH-43]', async () => {
    const { page, scope } = setUp()
    server.next(envelope({ account: 'ana', session: null }))
    const input = { newPassword: 'Better1234', resetToken: 'r-1' }
    expect(await scope.session.resetPassword(input)).toEqual({ account: 'ana', session: null })
    expect(page.names()).toEqual([])
  })

  it('may need a second verification, and goes on with its answer [AUTH-28] [AUTH-47]', async () => {
    const { scope } = setUp()
    server.next(refused('SECOND_VERIFICATION', { secondVerification }), granted(), info())
    await expect(scope.session.resetPassword(reset)).rejects.toMatchObject({ value: { secondVerification } })
    expect(await scope.session.answerSecond(answer)).toMatchObject({ isLogin: true })
  })
})

describe('a registration', () => {
  it('by mobile number has an address of its own [REG-20] [REG-24]', async () => {
    const { scope } = setUp()
    server.next(envelope({ token: null, firstTimeLogin: true, account: 'ana', type: 0 }))
    const input = {
      username: '34612345678',
      terms: true,
      registerUrl: 'http://site.test/',
      registerMethod: 'WEB' as const,
      login: false,
      idempotencyKey: 'k-1',
    }
    const opened: string[] = []
    const hear = (account: string) => void opened.push(account)
    expect(await scope.session.register(input, undefined, hear, { mobile: true })).toEqual({
      account: 'ana',
      session: null,
    })
    expect([server.seen[0]?.url, opened]).toEqual(['/wps/member/register/mobile', ['ana']])
  })
})
