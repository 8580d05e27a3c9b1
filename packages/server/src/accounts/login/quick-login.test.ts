import { login, memberInfo, quickDevices, quickLogin, quickLoginOptions, setQuickLogin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import type { Account, Caller } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newDevice, withPin } from '../../../test/calls/quick-login-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { codeOfSecret, know, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { startSecurityDelay } from '../security/second-verification/security-delay.ts'
import { knownDevice } from '../security/second-verification/tables.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import { player } from '../players/tables.ts'
import { quickDevice } from '../security/quick-login/tables.ts'
import { loginSetting } from '../../system/settings.ts'

const started = startedPlatform({ trustedProxies })

const put = (input: Input<typeof setQuickLogin>, token: string, caller: Caller = {}) =>
  started.client.call(setQuickLogin, input, { token, ...caller })
const quickLogIn = (input: Input<typeof quickLogin>, caller: Caller = {}) =>
  started.client.call(quickLogin, input, caller)
const options = (deviceId: string, caller: Caller = {}) => started.client.call(quickLoginOptions, { deviceId }, caller)
const devices = async (token: string) => (await started.client.call(quickDevices, {}, { token })).value
const off = { success: false, status: 200, code: 'QUICK_LOGIN_OFF', value: null }

test('logs a member in with the PIN of a device, and shows the account masked [AUTH-30] [AUTH-32] [API-83]', async () => {
  const account = await started.client.register()
  const device = await withPin(started.client, account)
  const { value } = await options(device.deviceId)
  expect(value).toMatchObject({
    kind: 'pin',
    challenge: '',
    account: `${account.username.slice(0, 2)}***${account.username.slice(-1)}`,
  })
  const entered = await quickLogIn(device)
  expect(entered.value).toMatchObject({ account: account.username, pending: false })
  expect(await started.client.call(memberInfo, {}, { token: entered.value.token })).toMatchObject({ success: true })
})

test('lists the devices of an account, and removes one [AUTH-32] [API-84]', async () => {
  const account = await started.client.register()
  const first = await withPin(started.client, account)
  const second = await withPin(started.client, account)
  const listed = (await devices(account.token)).devices
  expect(listed.map(({ deviceId, kind }) => [deviceId, kind])).toEqual([
    [first.deviceId, 'pin'],
    [second.deviceId, 'pin'],
  ])
  const { value } = await put({ enabled: false, removeDeviceId: first.deviceId }, account.token)
  expect(value.devices.map(({ deviceId }) => deviceId)).toEqual([second.deviceId])
  expect(await quickLogIn(first)).toMatchObject(off)
  expect(await put({ enabled: false, removeDeviceId: first.deviceId }, account.token)).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await put({ enabled: false }, account.token)).value.devices).toEqual([])
  expect(await quickLogIn(second)).toMatchObject(off)
})

test('needs the password to be switched on [AUTH-32]', async () => {
  const { token } = await started.client.register()
  for (const password of ['Wrong1234', undefined])
    expect(await put({ enabled: true, kind: 'pin', ...newDevice(), password }, token)).toMatchObject({
      code: 'OLD_PASSWORD_INVALID',
    })
})

test.each(['123', '12a4', '', '１２３４', ' 123'])('refuses the PIN %j [AUTH-32]', async pin => {
  const { token, password } = await started.client.register()
  expect(await put({ enabled: true, kind: 'pin', ...newDevice(pin), password }, token)).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { pin: 'format' } },
  })
})

test('switches itself off on a device after five failures [AUTH-32]', async () => {
  const device = await withPin(started.client, await started.client.register())
  const left = []
  for (let time = 0; time < 4; time++) left.push((await quickLogIn({ ...device, pin: '0000' })).value)
  expect(left).toEqual([4, 3, 2, 1].map(count => ({ left: count })))
  expect(await quickLogIn({ ...device, pin: '0000' })).toMatchObject(off)
  expect(await quickLogIn(device)).toMatchObject(off)
})

test('resets failures after a success, and checks five answers at most of many at once [AUTH-32]', async () => {
  const device = await withPin(started.client, await started.client.register())
  for (let time = 0; time < 4; time++) await quickLogIn({ ...device, pin: '0000' })
  expect(await quickLogIn(device)).toMatchObject({ success: true })
  expect(await quickLogIn({ ...device, pin: '0000' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  const replies = await Promise.all(Array.from({ length: 10 }, () => quickLogIn({ ...device, pin: '0000' })))
  expect(replies.filter(({ code }) => code === 'ANSWER_INVALID').length).toBeLessThan(5)
  expect(await quickLogIn(device)).toMatchObject(off)
})

test('refuses an unknown device and a wrong device secret alike, and counts no failure for them [AUTH-55]', async () => {
  const device = await withPin(started.client, await started.client.register())
  const unknown = await quickLogIn(newDevice())
  expect(unknown).toMatchObject(off)
  const { headers: _, ...same } = unknown
  for (let time = 0; time < 6; time++)
    expect(await quickLogIn({ ...device, deviceSecret: 'x'.repeat(36) })).toMatchObject(same)
  expect(await options(crypto.randomUUID())).toMatchObject(off)
  expect(await quickLogIn(device)).toMatchObject({ success: true })
})

test('requires a second verification of a PIN from an unknown address, where the account has a method [AUTH-28] [AUTH-32]', async () => {
  const account = await started.client.register()
  const device = await withPin(started.client, account)
  await know(started.platform.deps, account, { bankName: 'Ana Gil' })
  const refused = await quickLogIn(device, from('198.51.100.20'))
  expect(refused).toMatchObject({ code: 'SECOND_VERIFICATION' })
  expect(refused.value).toMatchObject({ secondVerification: { methods: [{ method: 'bank', target: '' }] } })
})

test('sends no device id in a URL, which logs would store [AUTH-32]', async () => {
  const device = await withPin(started.client, await started.client.register())
  const url = new URL(quickLoginOptions.path, started.platform.url)
  url.searchParams.set('deviceId', device.deviceId)
  expect((await fetch(url)).status).toBe(404)
  expect(await options(device.deviceId)).toMatchObject({ success: true })
})

test('makes the device known to two-factor by its secret, not by its name in lists [AUTH-31]', async () => {
  const account = await started.client.register()
  const { secret } = await withTwoFactor(started.client, started.platform.deps, account)
  const { username, password, token } = account
  const device = newDevice()
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await put({ enabled: true, kind: 'pin', ...device, password, code }, token)).toMatchObject({ success: true })
  const by = (deviceSecret: string) =>
    started.client.call(login, { username, password, type: 'username', deviceSecret })
  expect(await by(device.deviceId)).toMatchObject({ code: 'SECOND_VERIFICATION' })
  expect(await by(device.deviceSecret)).toMatchObject({ success: true })
  const { db } = started.platform.deps
  const known = await db.select().from(knownDevice)
  expect(JSON.stringify(known)).not.toContain(device.deviceSecret)
})

test('requires a code where two-factor is on, and uses it up, before a device is added [AUTH-31]', async () => {
  const account = await started.client.register()
  const { secret } = await withTwoFactor(started.client, started.platform.deps, account)
  const device = newDevice()
  const { token, password } = account
  const input = { enabled: true, kind: 'pin', ...device, password } as const
  expect(await put(input, token)).toMatchObject({ success: false, code: 'FACTOR_REQUIRED' })
  expect(await put({ ...input, code: '000000' }, token)).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  expect((await devices(token)).devices).toEqual([])
  expect(await options(device.deviceId)).toMatchObject(off)
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await put({ ...input, pin: '12', code }, token), 'a typing error costs no code').toMatchObject({
    code: 'FIELD_INVALID',
  })
  expect(await put({ ...input, code }, token)).toMatchObject({ success: true })
  expect(await quickLogIn(device)).toMatchObject({ success: true })
  expect(await put({ ...input, ...newDevice(), code }, token), 'the same code').toMatchObject({
    code: 'ANSWER_INVALID',
  })
})

test('is refused where the site has switched it off [AUTH-32]', async () => {
  const { deps } = started.platform
  const account = await started.client.register()
  const device = await withPin(started.client, account)
  await writeSetting(deps, loginSetting, { quickLogin: false })
  expect(await options(device.deviceId)).toMatchObject(off)
  expect(await quickLogIn(device)).toMatchObject(off)
  const adding = { enabled: true, kind: 'pin', ...newDevice(), password: account.password } as const
  expect(await put(adding, account.token)).toMatchObject({ code: 'FUNCTION_DISABLED' })
  await writeSetting(deps, loginSetting, { quickLogin: true })
})

test('refuses a disabled account as every login does [ERR-27]', async () => {
  const account: Account = await started.client.register()
  const device = await withPin(started.client, account)
  await started.platform.deps.db.update(player).set({ disabled: true }).where(eq(player.account, account.username))
  expect(await quickLogIn(device)).toMatchObject({ code: 'ACCOUNT_DISABLED' })
})

test('cannot be switched on while a security delay runs, nor from a partner’s page [AUTH-29] [ROLE-12]', async () => {
  const { deps, partnerUrl } = started.platform
  const { username, password, token } = await started.client.register()
  await startSecurityDelay(deps, await playerIdOf(deps, username))
  const asked = { enabled: true, kind: 'pin', ...newDevice(), password } as const
  expect(await put(asked, token)).toMatchObject({ code: 'SECURITY_WAIT', value: { hours: 24 } })
  const there = await started.client.login(username, password, { origin: partnerUrl })
  expect(await put(asked, there.token, { origin: partnerUrl })).toMatchObject({ code: 'REACH_TOO_SMALL' })
})

test('stores neither PINs nor device secrets, and audits each switch', async () => {
  const account = await started.client.register()
  const device = await withPin(started.client, account)
  await quickLogIn({ ...device, pin: '0001' })
  await put({ enabled: false }, account.token)
  const again = await withPin(started.client, account)
  const { db } = started.platform.deps
  const events = await db.select().from(auditEvent).where(eq(auditEvent.account, account.username))
  expect(events.map(({ what }) => what).filter(what => what.startsWith('quick'))).toEqual([
    'quick-on',
    'quick-failed',
    'quick-off',
    'quick-on',
  ])
  const stored = JSON.stringify([events, await db.select().from(quickDevice)])
  expect(stored).not.toContain(again.deviceSecret)
  expect(stored).not.toContain(`"${again.pin}"`)
})

test('a device of another account is taken over by its own secret alone, as in a shared browser [AUTH-32]', async () => {
  const [owner, other] = [await started.client.register(), await started.client.register()]
  const device = await withPin(started.client, owner)
  const claim = {
    enabled: true,
    kind: 'pin',
    deviceId: device.deviceId,
    pin: '1357',
    password: other.password,
  } as const
  const stranger = await put({ ...claim, deviceSecret: crypto.randomUUID() }, other.token)
  expect(stranger).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  expect((await quickLogIn(device)).value).toMatchObject({ account: owner.username })
  expect(await put({ ...claim, deviceSecret: device.deviceSecret }, other.token)).toMatchObject({ success: true })
  expect((await quickLogIn({ ...device, pin: '1357' })).value).toMatchObject({ account: other.username })
})
