import {
  answerSecond,
  changePassword,
  handover,
  login,
  memberInfo,
  resetPassword,
  sendSms,
  setPaymentPassword,
} from '@baize/contract'
import { from, newMobile, trustedProxies } from '@baize/testing/client'
import type { Account } from '@baize/testing/client'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { paymentInput } from '../../../test/calls/payment-calls.ts'
import { untilQueryWaits } from '../../../test/databases/waiting-query.ts'
import { challenged, know, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { loginSetting } from '../../system/settings.ts'
import { replaceContact } from '../players/contacts.ts'
import { hashPassword } from '../security/password-hash.ts'
import { endSession } from '../sessions/sessions.ts'
import { session } from '../sessions/tables.ts'
import { setPassword } from './set-password.ts'

/** A PostgreSQL server, because the embedded database runs one transaction at a time. */
let server: TestServer
afterAll(() => server?.stop())
const started = startedPlatform(async () => {
  server = await startPostgres()
  return { databaseUrl: await server.fresh(), trustedProxies }
})
const home = from('203.0.113.7')
const elsewhere = from('198.51.100.20')
const lives = async (token: string) => (await started.client.call(memberInfo, {}, { token })).status === 200

/** Makes a call that is under way while the owner's new password is set, and ends after it. */
async function whilePasswordIsSet<T>({ username }: Account, call: () => Promise<T>): Promise<T> {
  const { deps } = started.platform
  const [playerId, passwordHash] = [await playerIdOf(deps, username), await hashPassword(deps, 'Owner1234')]
  const made = await deps.db.transaction(async tx => {
    await setPassword(deps, tx, playerId, passwordHash)
    const reply = call()
    await untilQueryWaits(deps.db)
    return { reply }
  })
  return made.reply
}

test('a login with the old password that is under way while a new one is set begins no session', async () => {
  const account = await started.client.register()
  const { username, password } = account
  const late = await whilePasswordIsSet(account, () =>
    started.client.call(login, { username, password, type: 'username' }),
  )
  expect(late).toMatchObject({ success: false, code: 'LOGIN_FAILED' })
  expect(await started.platform.deps.db.$count(session)).toBe(0)
  expect((await started.client.login(username, 'Owner1234')).token).not.toBe('')
})

test('refuses the later of two changes of a password at once', async () => {
  const account = await started.client.register()
  const { password: oldPassword, token } = account
  const input = { oldPassword, newPassword: 'Thief1234', confirmNewPassword: 'Thief1234' }
  const late = await whilePasswordIsSet(account, () => started.client.call(changePassword, input, { token }))
  expect(late).toMatchObject({ success: false, code: 'OLD_PASSWORD_INVALID' })
  expect((await started.client.login(account.username, 'Owner1234')).token).not.toBe('')
})

test('a login that waits for its second verification ends with the password it was made with [AUTH-29]', async () => {
  const account = await started.client.register({}, home)
  await know(started.platform.deps, account, { bankName: 'Ana Gil' })
  const { challengeId } = await challenged(started.client, account, elsewhere)
  const { password: oldPassword, token } = account
  const input = { oldPassword, newPassword: 'Owner1234', confirmNewPassword: 'Owner1234' }
  const { value } = await started.client.call(changePassword, input, { token, ...home })
  const answer = { challengeId, method: 'bank', answer: 'Ana Gil' } as const
  expect(await started.client.call(answerSecond, answer, elsewhere)).toMatchObject({ code: 'CHALLENGE_ENDED' })
  expect(await lives(value.token)).toBe(true)
})

test('refuses a transaction password that is on its way while a new password is set [API-90]', async () => {
  const account = await started.client.register()
  const late = await whilePasswordIsSet(account, () =>
    started.client.call(setPaymentPassword, paymentInput(account), { token: account.token }),
  )
  expect(late).toMatchObject({ success: false, code: 'LOGIN_AGAIN' })
})

test('a tab that is handed a session while its password changes gets none', async () => {
  const account = await started.client.register()
  const { code } = (await started.client.call(handover, {}, account)).value
  const late = await whilePasswordIsSet(account, () => started.client.call(memberInfo, {}, { token: code }))
  expect(late).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' })
})

test('starts no session for a tab that is handed one while the login logs out', async () => {
  const account = await started.client.register()
  const { db } = started.platform.deps
  const playerId = await playerIdOf(started.platform.deps, account.username)
  const { code } = (await started.client.call(handover, {}, account)).value
  const [open] = await db.select().from(session).where(eq(session.playerId, playerId))
  const made = await db.transaction(async tx => {
    await endSession(tx, playerId, open?.id ?? '')
    const reply = started.client.call(memberInfo, {}, { token: code })
    await untilQueryWaits(db)
    return { reply }
  })
  expect(await made.reply).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' })
})

test('a reset by phone that is under way while the number is changed sets no password [AUTH-44]', async () => {
  const account = await started.client.register()
  const { deps } = started.platform
  const [id, mobileNum] = [await playerIdOf(deps, account.username), newMobile()]
  await know(deps, account, { mobile: `+34${mobileNum}` })
  await writeSetting(deps, loginSetting, { smsLogin: true })
  await started.client.call(sendSms, { countryDialingCode: '34', mobileNum, purpose: 'reset' })
  const verificationCode = await started.client.lastCode(`+34${mobileNum}`)
  const input = { newPassword: 'Thief1234', countryDialingCode: '34', mobileNum, verificationCode }
  const { reply } = await deps.db.transaction(async tx => {
    await replaceContact(tx, { id, merchant: 'demo' }, 'mobile', `+34${newMobile()}`, deps.clock.now())
    const made = started.client.call(resetPassword, input)
    await untilQueryWaits(deps.db)
    return { reply: made }
  })
  expect(await reply).toMatchObject({ success: false, code: 'SMS_CODE_INVALID' })
  expect((await started.client.login(account.username, account.password)).token).not.toBe('')
})
