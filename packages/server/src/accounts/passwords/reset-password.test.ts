import { forgotByEmail, login, memberInfo, resetPassword, sendSms, setLanguage } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, newMobile, newUsername, trustedProxies } from '@baize/testing/client'
import type { Account, Caller } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newEmail, withBoundEmail } from '../../../test/calls/contact-calls.ts'
import { sentLink, withEmail } from '../../../test/calls/password-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { know, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { addContact } from '../players/contacts.ts'
import { playerContact } from '../players/tables.ts'
import { loginAttempt } from '../security/tables.ts'
import { makeResetToken } from './reset-links.ts'
import { resetRequest } from './tables.ts'
import { loginSetting } from '../../system/settings.ts'

const started = startedPlatform({ trustedProxies })
const minute = 60
const newPassword = 'Other1234'

beforeAll(async () => {
  await writeSetting(started.platform.deps, loginSetting, { smsLogin: true })
})
beforeEach(async () => {
  const { deps } = started.platform
  for (const table of [loginAttempt, resetRequest]) await deps.db.delete(table)
  await writeSetting(deps, loginSetting, { hideUnknownAccounts: false })
})

const forgot = (
  username: string,
  email: string,
  more: Partial<Input<typeof forgotByEmail>> = {},
  caller: Caller = {},
) => started.client.call(forgotByEmail, { username, email, ...more }, caller)
const reset = (input: Partial<Input<typeof resetPassword>>, caller: Caller = {}) =>
  started.client.call(resetPassword, { newPassword, ...input }, caller)
const enter = (username: string, password: string) =>
  started.client.call(login, { username, password, type: 'username' })
const member = () => withEmail(started.client, started.platform.deps)
const lives = async (token: string) => (await started.client.call(memberInfo, {}, { token })).status === 200
async function link(): Promise<Account & { email: string; resetToken: string }> {
  const account = await member()
  await forgot(account.username, account.email)
  return { ...account, resetToken: await sentLink(started.client, account.email) }
}

test('sends a link with which a new password is set, and which lets nobody in [AUTH-41] [AUTH-42] [AUTH-43] [ERR-34]', async () => {
  const { username, email, token } = await member()
  expect(await forgot(` ${username.toUpperCase()} `, ` ${email.toUpperCase()} `)).toMatchObject({
    success: true,
    value: null,
  })
  const resetToken = await sentLink(started.client, email)
  expect(Buffer.from(resetToken, 'base64url')).toHaveLength(32)
  const done = await reset({ resetToken })
  expect(done).toMatchObject({ success: true, value: { session: null, account: username } })
  expect(await lives(token), 'all sessions of the account end').toBe(false)
  expect(await enter(username, newPassword)).toMatchObject({ success: true })
})

test('writes the link’s secret behind the hash, to the site itself, in the member’s language', async () => {
  const { username, email, token } = await member()
  await started.client.call(setLanguage, { language: 'ES' }, { token })
  await forgot(username, email)
  const sent = (await (await fetch(`${started.client.url}/dev/outbox?to=${email}`)).json()) as { text: string }[]
  expect(sent[0]?.text).toContain('crea aquí una nueva contraseña')
  expect(sent[0]?.text).toContain(`${started.platform.url}/forgot-password#resetToken=`)
})

test('knows an e-mail however its domain is written [AUTH-41]', async () => {
  const account = await started.client.register()
  await know(started.platform.deps, account, { email: `${account.username}@bücher.example` })
  expect(await forgot(account.username, `${account.username}@BÜCHER.example`)).toMatchObject({ success: true })
  expect(await forgot(account.username, `${account.username}@xn--bcher-kva.example`)).toMatchObject({ success: true })
  expect(await sentLink(started.client, `${account.username}@xn--bcher-kva.example`)).not.toBe('')
})

test('knows an e-mail that was stored before its domain was read as ASCII [AUTH-41]', async () => {
  const { deps } = started.platform
  const account = await started.client.register()
  const email = `${account.username}@bücher.example`
  await know(deps, account, { email })
  const own = eq(playerContact.playerId, await playerIdOf(deps, account.username))
  await deps.db.update(playerContact).set({ value: email }).where(own)
  expect(await forgot(account.username, email)).toMatchObject({ success: true })
  const resetToken = await sentLink(started.client, email)
  expect(await reset({ resetToken })).toMatchObject({ success: true })
})

test('takes a link once, and for 30 minutes [AUTH-43]', async () => {
  const ended = {
    code: 'RESET_LINK_ENDED',
    message: 'This link was used or has expired, please request a new one',
  }
  const { resetToken } = await link()
  const both = await Promise.all([reset({ resetToken }), reset({ resetToken })])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await reset({ resetToken })).toMatchObject(ended)
  const old = await link()
  started.clock.advance(30 * minute)
  expect(await reset({ resetToken: old.resetToken })).toMatchObject(ended)
  expect(await reset({ resetToken: 'made-up' })).toMatchObject(ended)
})

test('keeps the link where the new password is refused [VAL-58]', async () => {
  const { resetToken } = await link()
  expect(await reset({ resetToken, newPassword: '123456' })).toMatchObject({
    value: { fields: { newPassword: 'length' } },
  })
  expect(await reset({ resetToken })).toMatchObject({ success: true })
})

test('ends the links that are out when a password is set', async () => {
  const first = await link()
  await forgot(first.username, first.email)
  await reset({ resetToken: await sentLink(started.client, first.email) })
  expect(await reset({ resetToken: first.resetToken })).toMatchObject({ code: 'RESET_LINK_ENDED' })
})

test('refuses a link to an e-mail that is another’s by now [AUTH-43]', async () => {
  const account = await started.client.register()
  const email = newEmail()
  const { deps } = started.platform
  await addContact(deps.db, await playerIdOf(deps, account.username), 'demo', 'email', email)
  await forgot(account.username, email)
  const resetToken = await sentLink(started.client, email)
  await withBoundEmail(started.client, await started.client.register(), email)
  expect(await reset({ resetToken })).toMatchObject({ code: 'RESET_LINK_ENDED' })
  expect(await enter(account.username, account.password)).toMatchObject({ success: true })
})

test('refuses a link that was on its way while the e-mail was changed [AUTH-43]', async () => {
  const account = await withBoundEmail(started.client, await started.client.register())
  const { deps } = started.platform
  const resetToken = await makeResetToken(deps, await playerIdOf(deps, account.username), newEmail())
  expect(await reset({ resetToken })).toMatchObject({ code: 'RESET_LINK_ENDED' })
})

test('says that username and e-mail do not belong together [ERR-13]', async () => {
  const { username } = await member()
  const other = await member()
  const refused = { code: 'USER_EMAIL_UNKNOWN', message: 'Username/Email does not exist' }
  expect(await forgot(username, other.email, {}, from('203.0.113.1'))).toMatchObject(refused)
  expect(await forgot(newUsername(), other.email, {}, from('203.0.113.2'))).toMatchObject(refused)
  expect(await sentLink(started.client, other.email)).toBe('')
})

test('tells nobody which accounts exist where the site hides them [AUTH-43]', async () => {
  await writeSetting(started.platform.deps, loginSetting, { hideUnknownAccounts: true })
  const { username, email } = await member()
  const [known, unknown] = [await forgot(username, email), await forgot(newUsername(), email)]
  const { headers: _, ...body } = known
  expect(unknown).toMatchObject(body)
  await expect.poll(() => sentLink(started.client, email)).not.toBe('')
})

test.each([
  ['username', '   ', 'empty'],
  ['email', '   ', 'empty'],
  ['email', 'nobody', 'format'],
  ['email', 'a b@example.com', 'format'],
])('refuses a wrong %s, %j, before anything is sent [VAL-55]', async (name, typed, key) => {
  const input = { username: 'demo', email: 'demo@example.com', [name]: typed }
  expect(await started.client.call(forgotByEmail, input)).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { [name]: key } },
  })
})

test('asks for a captcha after two requests, and takes three of an address for an account in an hour [AUTH-43]', async () => {
  const { username, email } = await member()
  await forgot(username, email)
  await forgot(username, email)
  expect(await forgot(username, email)).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { needCaptcha: true } })
  expect(await forgot(username, email, await started.client.solveCaptcha())).toMatchObject({ success: true })
  const refused = await forgot(username, email)
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(refused.headers.get('retry-after')).toBe('3600')
  started.clock.advance(60 * minute)
  expect(await forgot(username, email)).toMatchObject({ success: true })
})

test('takes five requests from an address in an hour, for whomever [AUTH-43]', async () => {
  const ask = async () => forgot(newUsername(), 'nobody@example.com', await started.client.solveCaptcha())
  for (let request = 0; request < 5; request++) expect((await ask()).code).toBe('USER_EMAIL_UNKNOWN')
  expect(await ask()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

async function withMobile() {
  const account = await started.client.register()
  const mobileNum = newMobile()
  const mobile = `+34${mobileNum}`
  await know(started.platform.deps, account, { mobile })
  return { ...account, mobile, dialled: { mobileNum, countryDialingCode: '34' } }
}

async function sentCode({ dialled, mobile }: Pick<Awaited<ReturnType<typeof withMobile>>, 'dialled' | 'mobile'>) {
  await started.client.call(sendSms, { ...dialled, purpose: 'reset' })
  return started.client.lastCode(mobile)
}

test('sets a new password by phone, ends all sessions and logs in [AUTH-44] [AUTH-47] [AUTH-48]', async () => {
  const owner = await withMobile()
  const verificationCode = await sentCode(owner)
  const { value, success } = await reset({ ...owner.dialled, verificationCode })
  expect([success, value.account]).toEqual([true, owner.username])
  expect(value.session).toMatchObject({ pending: false, account: owner.username })
  expect([await lives(owner.token), await lives(value.session?.token ?? '')]).toEqual([false, true])
  expect(await enter(owner.username, newPassword)).toMatchObject({ success: true })
  const again = await reset({ ...owner.dialled, verificationCode })
  expect(again, 'a code is good once').toMatchObject({ code: 'SMS_CODE_INVALID' })
})

test('asks for the code of the authenticator before it logs in, though the password is set [AUTH-31]', async () => {
  const owner = await withMobile()
  await withTwoFactor(started.client, started.platform.deps, owner)
  const verificationCode = await sentCode(owner)
  const asked = await reset({ ...owner.dialled, verificationCode, deviceSecret: crypto.randomUUID() })
  expect(asked).toMatchObject({
    code: 'SECOND_VERIFICATION',
    value: { secondVerification: { methods: [{ method: 'totp' }] } },
  })
  expect(await lives(owner.token)).toBe(false)
})

test.each([
  ['without a number', { mobileNum: '', countryDialingCode: '34' }, 'PHONE_MISSING'],
  ['with a number that is none', { mobileNum: '12', countryDialingCode: '34' }, 'PHONE_INVALID'],
  ['without a code', { mobileNum: '612345678', countryDialingCode: '34' }, 'SMS_CODE_MISSING'],
])('refuses a reset by phone %s [VAL-56] [VAL-57]', async (_how, input, code) => {
  expect(await reset(input)).toMatchObject({ success: false, code })
})

test('refuses a wrong code, and after five of them the code and the address [AUTH-48] [AUTH-55]', async () => {
  const owner = await withMobile()
  const right = await sentCode(owner)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++)
    expect(await reset({ ...owner.dialled, verificationCode: wrong })).toMatchObject({
      code: 'SMS_CODE_INVALID',
      message: 'Invalid verification code',
    })
  expect(await reset({ ...owner.dialled, verificationCode: right })).toMatchObject({ code: 'LOGIN_LOCKED' })
  const elsewhere = await reset({ ...owner.dialled, verificationCode: right }, from('203.0.113.4'))
  expect(elsewhere).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('tells nobody whose a number is: the username is refused as a password only behind the code [VAL-58]', async () => {
  const owner = await withMobile()
  const asked = { ...owner.dialled, newPassword: owner.username }
  expect(await reset({ ...asked, verificationCode: '000000' })).toMatchObject({ code: 'SMS_CODE_INVALID' })
  const verificationCode = await sentCode(owner)
  expect(await reset({ ...asked, verificationCode })).toMatchObject({ value: { fields: { newPassword: 'format' } } })
})
