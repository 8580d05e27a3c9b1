import { answerSecond, balance, changePassword, login, memberInfo } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import type { Account, Caller } from '@baize/testing/client'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { challenged, codeOfSecret } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import { loginAttempt } from '../security/tables.ts'
import { player } from '../players/tables.ts'
import { loginSetting } from '../../system/settings.ts'

const started = startedPlatform({ trustedProxies })
const day = 86_400

beforeEach(async () => {
  const { deps } = started.platform
  await deps.db.delete(loginAttempt)
  await writeSetting(deps, loginSetting, { passwordExpiryDays: 0, forceChangeAtFirstLogin: false })
})

const change = (
  token: string,
  oldPassword: string,
  newPassword: string,
  more: Partial<Input<typeof changePassword>> = {},
  caller: Caller = {},
) => {
  const input = { oldPassword, newPassword, confirmNewPassword: newPassword, ...more }
  return started.client.call(changePassword, input, { token, ...caller })
}
const enter = ({ username, password }: Pick<Account, 'username' | 'password'>) =>
  started.client.call(login, { username, password, type: 'username' })
const lives = async (token: string) => (await started.client.call(memberInfo, {}, { token })).status === 200
const given = (account: string) =>
  started.platform.deps.db.update(player).set({ mustChangePassword: true }).where(eq(player.account, account))

test('sets a new password, with which the next login is made [AUTH-39] [VAL-52]', async () => {
  const { username, password, token } = await started.client.register()
  expect(await change(token, password, ' Other1234 ')).toMatchObject({ success: true })
  expect(await enter({ username, password })).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await enter({ username, password: 'Other1234' })).toMatchObject({ success: true, value: { pending: false } })
})

test('goes on under a new token and ends every other session, also those on partners’ pages [API-70]', async () => {
  const { username, password, token } = await started.client.register()
  const elsewhere = await started.client.login(username, password)
  const origin = started.platform.partnerUrl
  const onPartner = await started.client.login(username, password, { origin })
  const { value } = await change(token, password, 'Other1234')
  expect([await lives(token), await lives(elsewhere.token), await lives(value.token)]).toEqual([false, false, true])
  expect((await started.client.call(memberInfo, {}, { token: onPartner.token, origin })).status).toBe(401)
})

test('refuses a password that everybody tries first, unless the site lets them [VAL-07]', async () => {
  const { deps } = started.platform
  const { token, password } = await started.client.register()
  expect(await change(token, password, 'Qwerty123')).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { newPassword: 'common' } },
  })
  await writeSetting(deps, loginSetting, { refuseCommonPasswords: false })
  expect(await change(token, password, 'Qwerty123')).toMatchObject({ success: true })
  await writeSetting(deps, loginSetting, { refuseCommonPasswords: true })
})

test('asks for a code where two-factor is on, last of all, and uses it up [AUTH-31]', async () => {
  const account = await started.client.register()
  const { token, password } = account
  const { secret, recoveryCodes } = await withTwoFactor(started.client, started.platform.deps, account)
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await change(token, 'Wrong1234', 'Other1234', { code })).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
  for (const none of [{}, { code: ' ' }])
    expect(await change(token, password, 'Other1234', none)).toMatchObject({
      code: 'FACTOR_REQUIRED',
      message: 'Please enter the code from your authenticator app',
    })
  expect(await change(token, password, 'Other1234', { code: '000000' })).toMatchObject({
    code: 'ANSWER_INVALID',
    value: { left: 4 },
  })
  const changed = await change(token, password, 'Other1234', { code })
  expect(changed).toMatchObject({ success: true })
  const again = (typed: Partial<Input<typeof changePassword>>) =>
    change(changed.value.token, 'Other1234', 'Third1234', typed)
  expect(await again({ code }), 'used').toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await again({ code: recoveryCodes[0] })).toMatchObject({ success: true })
})

test('asks for no second code where the login has just shown one and the password must change [AUTH-23] [AUTH-31]', async () => {
  const account = await started.client.register()
  const { recoveryCodes } = await withTwoFactor(started.client, started.platform.deps, account)
  await given(account.username)
  const { challengeId } = await challenged(started.client, account, {})
  const shown = { challengeId, method: 'totp', answer: recoveryCodes[0] ?? '' } as const
  const { value } = await started.client.call(answerSecond, shown)
  expect(value).toMatchObject({ pending: true })
  expect(await change(value.token, account.password, 'Other1234')).toMatchObject({ success: true })
})

test('turns a session that is pending into a whole one, whose login is then the first [AUTH-24] [AUTH-25] [AUTH-27]', async () => {
  const { username, password } = await started.client.register({}, {})
  await started.platform.deps.db.update(player).set({ lastLoginAt: null }).where(eq(player.account, username))
  await given(username)
  const { value } = await enter({ username, password })
  expect([value.pending, value.firstTimeLogin]).toEqual([true, true])
  const changed = await change(value.token, password, 'Other1234')
  expect(await lives(value.token)).toBe(false)
  expect(await started.client.call(balance, {}, { token: changed.value.token })).toMatchObject({ success: true })
  expect((await enter({ username, password: 'Other1234' })).value).toMatchObject({
    pending: false,
  })
})

test('forces a change of a password that is older than the site allows [AUTH-23] [AUTH-25] [AUTH-26]', async () => {
  const { deps } = started.platform
  const { username, password } = await started.client.register()
  await writeSetting(deps, loginSetting, { passwordExpiryDays: 20 })
  expect((await enter({ username, password })).value).toMatchObject({ passwordExpired: false, pending: false })
  started.clock.advance(20 * day)
  const { value } = await enter({ username, password })
  expect(value).toMatchObject({ passwordExpired: true, pending: true })
  await change(value.token, password, 'Other1234')
  expect((await enter({ username, password: 'Other1234' })).value).toMatchObject({
    passwordExpired: false,
    pending: false,
  })
})

test('forces a change at the first login where the site wants it [AUTH-25] [AUTH-26]', async () => {
  const { deps } = started.platform
  const { username, password } = await started.client.register()
  await deps.db.update(player).set({ lastLoginAt: null }).where(eq(player.account, username))
  await writeSetting(deps, loginSetting, { forceChangeAtFirstLogin: true })
  const tries = [await enter({ username, password }), await enter({ username, password })]
  expect(
    tries.map(({ value }) => value.pending),
    'however often it is put off',
  ).toEqual([true, true])
})

test.each([
  ['the opening password', '123456', { newPassword: 'length' }],
  ['nothing but letters', 'abcdefgh', { newPassword: 'format' }],
  ['the old password', 'Secret1234', { newPassword: 'in_password_same' }],
  ['spaces', '   ', { newPassword: 'empty' }],
  ['too long a text', `a1${'x'.repeat(63)}`, { newPassword: 'length' }],
  ['another alphabet', 'пароль1234', { newPassword: 'format' }],
])('refuses %s as a new password [VAL-07] [VAL-52]', async (_what, typed, fields) => {
  const { password, token } = await started.client.register()
  expect(await change(token, password, typed)).toMatchObject({
    success: false,
    code: 'FIELD_INVALID',
    value: { fields },
  })
  expect(await lives(token)).toBe(true)
})

test('refuses the username as a new password [VAL-07]', async () => {
  const { username, password, token } = await started.client.register()
  expect(await change(token, password, username.toUpperCase())).toMatchObject({
    value: { fields: { newPassword: 'format' } },
  })
})

test('refuses a confirmation that is another [VAL-53]', async () => {
  const { password, token } = await started.client.register()
  const refused = await change(token, password, 'Other1234', { confirmNewPassword: 'Other12345' })
  expect(refused.value).toMatchObject({ fields: { confirmNewPassword: 'in_password_inconsistent' } })
})

test('asks for the old password, and slows down who guesses at it [AUTH-40] [AUTH-55] [VAL-54]', async () => {
  const { password, token } = await started.client.register()
  const refused = { code: 'OLD_PASSWORD_INVALID', message: 'Incorrect password' }
  for (let guess = 0; guess < 5; guess++) expect(await change(token, 'Wrong1234', 'Other1234')).toMatchObject(refused)
  expect(await change(token, password, 'Other1234')).toMatchObject({
    code: 'LOGIN_LOCKED',
    message: 'Too many attempts, try again in 15 minutes',
  })
  started.clock.advance(15 * 60)
  expect(await change(token, password, 'Other1234')).toMatchObject({ success: true })
})

test('writes down that a password was changed, and neither of the two [AUTH-39]', async () => {
  const { username, password, token } = await started.client.register()
  await started.client.login(username, password)
  await change(token, password, 'Other1234')
  const { db } = started.platform.deps
  const ofAccount = and(eq(auditEvent.account, username), eq(auditEvent.what, 'password-changed'))
  const [event] = await db.select().from(auditEvent).where(ofAccount)
  expect(event).toMatchObject({ ip: '127.0.0.1', device: 'Unknown device' })
  expect(JSON.parse(event?.after ?? '')).toMatchObject({ given: false, sessionsEnded: 2 })
  expect(JSON.stringify(event)).not.toMatch(/Secret1234|Other1234/)
})

test('a session that was stolen guesses no more from many addresses than a login does [AUTH-55]', async () => {
  const { username, password } = await started.client.register()
  const { token } = await started.client.login(username, password)
  const guess = (network: string) => change(token, 'Wrong1234', 'Other1234', {}, from(network))
  for (let nth = 0; nth < 10; nth++) await guess(`203.0.113.${Math.floor(nth / 5)}`)
  expect([await guess('198.51.100.1'), await guess('198.51.100.1'), await guess('198.51.100.1')]).toMatchObject([
    { code: 'OLD_PASSWORD_INVALID' },
    { code: 'OLD_PASSWORD_INVALID' },
    { code: 'LOGIN_LOCKED' },
  ])
  expect(await change(token, password, 'Other1234'), 'where the owner is known').toMatchObject({ success: true })
})
