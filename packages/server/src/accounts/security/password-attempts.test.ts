import { changePassword, login } from '@baize/contract'
import type { Input } from '@baize/contract'
import { beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../test/client.ts'
import { from, trustedProxies } from '../../../test/second.ts'
import { startedPlatform } from '../../../test/started.ts'
import { loginAttempt } from './tables.ts'

const started = startedPlatform({ trustedProxies })
const home = '192.0.2.1'
const strange = (index: number) => `203.0.113.${index}`

beforeEach(() => started.platform.deps.db.delete(loginAttempt))

const enter = (ip: string, username: string, password: string, more: Partial<Input<typeof login>> = {}) =>
  started.client.call(login, { username, password, type: 'username', ...more }, from(ip))
/** Ten addresses guess once each at one account. */
async function guessedAt(username: string): Promise<void> {
  for (let index = 1; index <= 10; index++) await enter(strange(index), username, 'Wrong1234')
}

test('whoever guesses at an account from many addresses has two tries at each, and a captcha before both [AUTH-55]', async () => {
  const { username } = await started.client.register({}, from(home))
  await guessedAt(username)
  const fresh = strange(99)
  expect(await enter(fresh, username, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  const guess = async () => enter(fresh, username, 'Wrong1234', await started.client.solveCaptcha(from(fresh)))
  expect([(await guess()).code, (await guess()).code]).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED'])
  expect(await guess()).toMatchObject({ code: 'LOGIN_LOCKED', value: { minutes: 15 } })
})

test('and the owner, at an address that the account knows, notices nothing of it [AUTH-55]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  await guessedAt(username)
  expect((await enter(home, username, 'Wrong1234')).value).toMatchObject({ needCaptcha: false })
  expect(await enter(home, username, password)).toMatchObject({ success: true })
})

test('nor is the owner locked out at a new address: it has tries of its own [AUTH-55]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  await guessedAt(username)
  const away = '198.51.100.7'
  const captcha = await started.client.solveCaptcha(from(away))
  expect(await enter(away, username, password, captcha)).toMatchObject({ success: true })
})

test('a name that nobody has meets the same [AUTH-55]', async () => {
  const nobody = newUsername()
  await guessedAt(nobody)
  expect(await enter(strange(99), nobody, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('a captcha that was due at a strange address is read once [AUTH-06] [AUTH-28]', async () => {
  const { username, password } = await started.client.register({}, from(home))
  const away = '198.51.100.8'
  for (let time = 0; time < 2; time++) await enter(away, username, 'Wrong1234')
  const captcha = await started.client.solveCaptcha(from(away))
  expect(await enter(away, username, password, captcha)).toMatchObject({ success: true })
})

test('addresses of one household count as one [AUTH-55]', async () => {
  const { username } = await started.client.register({}, from(home))
  for (let index = 1; index <= 2; index++) await enter(`2001:db8:1:2::${index}`, username, 'Wrong1234')
  expect(await enter('2001:db8:1:2::3', username, 'Wrong1234')).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})

test('guesses at the old password count, too [AUTH-40] [AUTH-55]', async () => {
  const { token } = await started.client.register({}, from(home))
  const guess = { oldPassword: 'Wrong1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' }
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 6; time++)
    codes.push((await started.client.call(changePassword, guess, { ...from(home), token })).code)
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'OLD_PASSWORD_INVALID'), 'LOGIN_LOCKED'])
})
