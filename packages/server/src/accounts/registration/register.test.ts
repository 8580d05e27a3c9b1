import { balance, captcha, memberInfo, register } from '@baize/contract'
import { newUsername, registration } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { player } from '../players/tables.ts'
import { registerSetting, whitelabelSetting } from '../../system/settings.ts'

const started = startedPlatform()

const tryRegister = (fields: Parameters<typeof registration>[0] = {}) =>
  started.client.call(register, registration(fields))
const moneyOf = async (token: string) => (await started.client.call(balance, {}, { token })).value

test('opens an account with a session and the welcome balance [REG-23] [REG-24] [REG-33] [API-07]', async () => {
  const username = newUsername()
  const reply = await tryRegister({ username })
  expect(reply).toMatchObject({ success: true, value: { account: username, type: 0, firstTimeLogin: true } })
  const token = reply.value.token ?? ''
  expect(await moneyOf(token)).toMatchObject({ balance: '1000.00', currency: 'EUR' })
  const info = await started.client.call(memberInfo, {}, { token })
  expect(info.value).toMatchObject({ account: username, type: 0, currency: 'EUR', reach: 'full', lastLoginAt: null })
})

test('opens an account without a session where no login is asked for [REG-33]', async () => {
  const username = newUsername()
  expect(await tryRegister({ username, login: false })).toMatchObject({ success: true, value: { token: null } })
  expect((await started.client.login(username, 'Secret1234')).token).toBeTruthy()
})

test('asks for the terms before anything else [REG-17] [REG-18] [VAL-64]', async () => {
  const refused = await tryRegister({ terms: false, username: '!', confirmPassword: 'other' })
  expect(refused).toMatchObject({ code: 'TERMS_REQUIRED', message: 'Please agree to the Terms and conditions' })
})

test('names every field that breaks its rule [VAL-59] [VAL-60] [VAL-61] [VAL-66]', async () => {
  const refused = await tryRegister({ username: '1abc', password: 'short', confirmPassword: 'other' })
  expect(refused).toMatchObject({
    status: 200,
    code: 'FIELD_INVALID',
    value: { fields: { username: 'length', password: 'length', confirmPassword: 'in_password_inconsistent' } },
  })
})

test('stores usernames in lower case and gives each only once [VAL-06]', async () => {
  const username = newUsername()
  expect(await tryRegister({ username: username.toUpperCase() })).toMatchObject({ value: { account: username } })
  expect(await tryRegister({ username })).toMatchObject({
    code: 'USERNAME_TAKEN',
    message: 'This username is already taken',
  })
})

test('gives a username to one of many that ask at once', async () => {
  const username = newUsername()
  const replies = await Promise.all(Array.from({ length: 6 }, () => tryRegister({ username })))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(5)
})

test('answers a registration sent twice with the same account and pays the welcome once [REG-39]', async () => {
  const asked = registration()
  const [first, second] = [await started.client.call(register, asked), await started.client.call(register, asked)]
  expect(second).toMatchObject({ success: true, value: { account: asked.username, firstTimeLogin: true } })
  expect(second.value.token).not.toBe(first.value.token)
  expect(await moneyOf(second.value.token ?? '')).toMatchObject({ balance: '1000.00' })
})

test('answers a registration sent twice at once with one account [REG-39]', async () => {
  const asked = registration()
  const replies = await Promise.all([1, 2, 3].map(() => started.client.call(register, asked)))
  expect(replies.map(({ success }) => success)).toEqual([true, true, true])
  expect(new Set(replies.map(({ value }) => value.token)).size).toBe(3)
})

test('lets nobody into an account by its idempotency key', async () => {
  const asked = registration()
  await started.client.call(register, asked)
  const other = await started.client.call(register, { ...asked, password: 'Other1234', confirmPassword: 'Other1234' })
  expect(other).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
  started.clock.advance(3600)
  expect(await started.client.call(register, asked)).toMatchObject({ code: 'TX_CONFLICT' })
})

test('asks for a captcha where the site does, and not again for a typing error [REG-13] [REG-19] [VAL-63]', async () => {
  const { deps } = started.platform
  await writeSetting(deps, registerSetting, { captchaEnabled: true })
  try {
    expect(await tryRegister()).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    const solved = await started.client.solveCaptcha()
    expect(await tryRegister({ ...solved, username: '1' })).toMatchObject({ code: 'FIELD_INVALID' })
    expect(await tryRegister({ ...solved })).toMatchObject({ success: true })
    const again = { ...solved, ...(await prove(started.client)) }
    expect(await tryRegister(again)).toMatchObject({ code: 'CAPTCHA_INVALID' })
  } finally {
    await writeSetting(deps, registerSetting, { captchaEnabled: false })
  }
})

test('takes the captcha id from the cookie on the operator’s own site [AUTH-09] [API-13]', async () => {
  const { deps } = started.platform
  await writeSetting(deps, registerSetting, { captchaEnabled: true })
  try {
    const { captchaId, ...answer } = await started.client.solveCaptcha()
    const headers = { cookie: `other=1; captchaId=${captchaId}` }
    expect(await started.client.call(register, registration(answer), { headers })).toMatchObject({
      success: true,
    })
  } finally {
    await writeSetting(deps, registerSetting, { captchaEnabled: false })
  }
})

test('refuses a captcha that is used or older than five minutes [AUTH-09]', async () => {
  const { deps } = started.platform
  await writeSetting(deps, registerSetting, { captchaEnabled: true })
  try {
    const old = await started.client.solveCaptcha()
    started.clock.advance(300)
    const late = { ...old, ...(await prove(started.client)) }
    expect(await tryRegister(late)).toMatchObject({ code: 'CAPTCHA_INVALID' })
  } finally {
    await writeSetting(deps, registerSetting, { captchaEnabled: false })
  }
})

test('draws a captcha as a base64 picture with its id in a header and a cookie [AUTH-08] [AUTH-09] [API-13]', async () => {
  const { value, headers } = await started.client.call(captcha, {})
  const [kind, data = ''] = value.split(',')
  expect(kind).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg .*<\/svg>$/)
  const id = headers.get('x-captcha-id')
  expect(headers.get('set-cookie')).toBe(`captchaId=${id}; Path=/wps; Max-Age=300; HttpOnly; SameSite=Strict`)
})

test('keeps the codes that brought a player [REG-27] [REG-28]', async () => {
  const username = newUsername()
  await tryRegister({ username, affiliateCode: 'AFF1', referralCode: 'REF1' })
  const [row] = await started.platform.deps.db.select().from(player).where(eq(player.account, username))
  expect(row).toMatchObject({ affiliateCode: 'AFF1', referralCode: 'REF1' })
})

test('closes registration only where both of its flags are off [REG-35]', async () => {
  const { deps } = started.platform
  const flags = (...codes: string[]) => ({ tree: codes.map(code => ({ code, enabled: false, children: [] })) })
  await writeSetting(deps, whitelabelSetting, flags('USERNAMEREG3', 'MOBILENUMREG3'))
  expect(await tryRegister()).toMatchObject({ code: 'REGISTRATION_CLOSED' })
  await writeSetting(deps, whitelabelSetting, flags('MOBILENUMREG3'))
  expect(await tryRegister()).toMatchObject({ success: true })
})
