import { newUsername, registration } from '@baize/testing/client'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { leakRecorder } from '../../test/leak-recorder.ts'
import { envelope } from '../../test/fault-server.ts'
import { granted, info, operator, refused } from '../../test/operator.ts'
import { until } from '../../test/page.ts'
import type { TestPage } from '../../test/page.ts'
import { clientPlatform } from '../../test/client-platform.ts'

const { ownPage, partnerPage } = clientPlatform()
const { server, setUp } = operator()
const { start, recorded } = leakRecorder()
const secrets = [
  'First1234',
  'Second1234',
  'wrong-Pass1',
  'id-token-1',
  '864209',
  '135790',
  'reset-token-1',
  't-1',
  't-2',
]
const change = { newPassword: 'Second1234', confirmNewPassword: 'Second1234' }

/** Tokens that a page has sent. */
const tokensOf = ({ requests }: TestPage) =>
  requests.map(({ headers }) => headers.get('authorization')?.slice(7) ?? '').filter(Boolean)
const expectSilence = (page: TestPage, extra: readonly string[] = []) => {
  const text = recorded(page)
  for (const secret of [...secrets, ...extra]) expect(text).not.toContain(secret)
  const kept = JSON.stringify([...page.session].filter(([name]) => name !== 'token'))
  for (const secret of [...secrets, ...extra]) expect(kept).not.toContain(secret)
}

describe('no password, token or code stands in an address, event, log, cookie, message or lasting storage', () => {
  it.each([
    ['on the own site', ownPage],
    ['on a partner’s page', partnerPage],
  ])('through the life of an account %s [AUTH-12] [AUTH-18] [AUTH-21]', async (_, open) => {
    start()
    const { page, scope } = open({ databases: new IDBFactory() })
    const { session } = scope
    const username = newUsername()
    const credentials = { username, password: 'First1234' }
    await session.register(registration({ ...credentials, confirmPassword: 'First1234' }))
    await session.logout()
    await expect(session.login({ username, password: 'wrong-Pass1' })).rejects.toThrow()
    await session.login(credentials)
    await session.remember.keep(credentials)
    await session.remember.read()
    // On a partner's page it is refused, which is no reason to say more.
    await session.changePassword({ oldPassword: 'First1234', ...change }).catch(scope.fail)
    await session.logout()
    await session.freeplay()
    await session.logout()
    const tokens = tokensOf(page)
    expect(tokens.length).toBeGreaterThan(5)
    expectSilence(page, tokens)
  })

  it('in second verification, forced change, quick login, identity and reset [AUTH-21] [AUTH-27] [AUTH-29] [AUTH-32]', async () => {
    start()
    const { page, scope } = setUp({ tabs: true })
    const { session } = scope
    const opened = session.start()
    await until(() => page.waits().includes(250))
    page.advance(250)
    await opened
    const secondVerification = { challengeId: 'c-1', methods: [{ method: 'sms', target: '+34 *** 678' }] }
    const sms = { username: '612345678', password: '864209', type: 'sms' as const, countryDialingCode: '34' }
    const answer = { challengeId: 'c-1', method: 'sms' as const }
    server.next(refused('SECOND_VERIFICATION', { secondVerification }))
    await session.login({ username: 'ana', password: 'First1234' }).catch(scope.fail)
    server.next(refused('ANSWER_INVALID'))
    await session.answerSecond({ ...answer, answer: '135790' }).catch(scope.fail)
    server.next(granted({ pending: true }))
    await session.answerSecond({ ...answer, answer: '864209' }).catch(scope.fail)
    expect(await session.pendingPasswordChange()).toMatchObject({ password: 'First1234', token: 't-1' })
    server.next(refused('FIELD_INVALID'))
    await session.changePassword(change).catch(scope.fail)
    server.next(envelope({ token: 't-2' }), info())
    await session.changePassword(change)
    server.next(envelope(null))
    await session.logout()
    for (const enter of [
      () => session.login(sms),
      () => session.quickLogin({ pin: '864209' }),
      () => session.loginIdentity({ firebaseChannel: 'google', firebaseIdToken: 'id-token-1' }),
    ]) {
      server.next(granted(), info(), envelope(null))
      await enter()
      await session.logout()
    }
    server.next(envelope({ account: 'ana', session: null }))
    await session.resetPassword({ newPassword: 'Second1234', resetToken: 'reset-token-1' })
    server.next(refused('SMS_CODE_INVALID'))
    await session.resetPassword({ newPassword: 'Second1234', verificationCode: '864209' }).catch(scope.fail)
    expect(tokensOf(page)).toEqual(expect.arrayContaining(['t-1', 't-2']))
    expectSilence(page)
  })
})
