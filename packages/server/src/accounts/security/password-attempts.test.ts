import { changePassword, login } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, newUsername, trustedProxies } from '@baize/testing/client'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { auditEvent } from '../../audit-trail/index.ts'
import { beginPasswordAttempt, failPasswordAttempt } from './password-attempts.ts'
import { loginAttempt } from './tables.ts'

const started = startedPlatform({ trustedProxies })
const home = '192.0.2.1'
const strange = (index: number) => `203.0.113.${index}`

beforeEach(() => started.platform.deps.db.delete(loginAttempt))

const logIn = (ip: string, username: string, password: string, more: Partial<Input<typeof login>> = {}) =>
  started.client.call(login, { username, password, type: 'username', ...more }, from(ip))
/** Ten addresses guess once each at one account. */
async function guessedAt(username: string): Promise<void> {
  for (let index = 1; index <= 10; index++) await logIn(strange(index), username, 'Wrong1234')
}

test('allows two tries per address and asks for a captcha before both where many addresses guess at an account [AUTH-55]', async () => {
  const { username } = await started.client.register({}, from(home))
  await guessedAt(username)
  const fresh = strange(99)
  expect(await logIn(fresh, username, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const guess = async () => logIn(fresh, username, 'Wrong1234', await started.client.solveCaptcha(from(fresh)))
  expect([(await guess()).code, (await guess()).code]).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED'])
  expect(await guess()).toMatchObject({ code: 'LOGIN_LOCKED', value: { minutes: 15 } })
})

test('leaves the owner’s tries at a known address as they are while others guess at the account [AUTH-55]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  await guessedAt(username)
  expect((await logIn(home, username, 'Wrong1234')).value).toMatchObject({ needCaptcha: false })
  expect(await logIn(home, username, password)).toMatchObject({ success: true })
})

test('lets the owner log in from a new address while others guess at the account [AUTH-55]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  await guessedAt(username)
  const away = '198.51.100.7'
  const captcha = await started.client.solveCaptcha(from(away))
  expect(await logIn(away, username, password, captcha)).toMatchObject({ success: true })
})

test('treats an unknown username the same [AUTH-55]', async () => {
  const nobody = newUsername()
  await guessedAt(nobody)
  expect(await logIn(strange(99), nobody, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('asks for one captcha only, where both the failures and the unknown address need it [AUTH-06] [AUTH-28]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  const away = '198.51.100.8'
  for (let time = 0; time < 2; time++) await logIn(away, username, 'Wrong1234')
  const captcha = await started.client.solveCaptcha(from(away))
  expect(await logIn(away, username, password, captcha)).toMatchObject({ success: true })
})

test('counts the addresses of one IPv6 network as one [AUTH-55]', async () => {
  const { username } = await started.client.register({}, from(home))
  for (let index = 1; index <= 2; index++) await logIn(`2001:db8:1:2::${index}`, username, 'Wrong1234')
  expect(await logIn('2001:db8:1:2::3', username, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('counts guesses at the old password of a change, too [AUTH-40] [AUTH-55]', async () => {
  const { token } = await started.client.register({}, from(home))
  const guess = { oldPassword: 'Wrong1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' }
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 6; time++)
    codes.push((await started.client.call(changePassword, guess, { ...from(home), token })).code)
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'OLD_PASSWORD_INVALID'), 'LOGIN_LOCKED'])
})

test('says to wait a moment, and not that an account is locked, while the tries that fill the limit are being checked [AUTH-55]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  const { deps } = started.platform
  const tried = { network: home, merchant: 'demo', account: username, isKnown: () => Promise.resolve(true) }
  const underWay = await Promise.all(Array.from({ length: 5 }, () => beginPasswordAttempt(deps, tried)))
  expect(await logIn(home, username, password)).toMatchObject({ code: 'BUSY' })
  const locks = () =>
    deps.db.$count(auditEvent, and(eq(auditEvent.what, 'login-locked'), eq(auditEvent.account, username)))
  expect(await locks()).toBe(0)
  for (const attempt of underWay) await failPasswordAttempt(deps.db, attempt)
  expect(await logIn(home, username, password)).toMatchObject({ code: 'LOGIN_LOCKED' })
  expect(await locks()).toBe(1)
})
