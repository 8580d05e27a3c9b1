import { deviceTagOf, forgotByEmail, login, sendSecond, sendSms } from '@baize/contract'
import { from, newMobile, trustedProxies } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { challenged, know, playerIdOf } from '../../test/player-helpers.ts'
import { startedPlatform } from '../../test/started.ts'
import { standardLimits } from '../limits/limit-table.ts'
import { loginDevice } from '../accounts/security/second-verification/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { loginSetting } from '../system/settings.ts'

const hour = 3600
/** The limits of production, without the work that an address has to do after four codes. */
const limits = { ...standardLimits, 'codes-without-work': { max: 1000, windowMs: 1000 * hour } }
const started = startedPlatform({ trustedProxies, limits })

beforeAll(() => writeSetting(started.platform.deps, loginSetting, { smsLogin: true, secondVerification: false }))

/** A member with a number and an e-mail address, who registered at `home`. */
const home = '203.0.113.7'
async function member() {
  const account = await started.client.register({}, from(home))
  const mobileNum = newMobile()
  const email = `${account.username}@example.com`
  await know(started.platform.deps, account, { mobile: `+34${mobileNum}`, email })
  return { ...account, email, dialled: { mobileNum, countryDialingCode: '34' } }
}
type Member = Awaited<ReturnType<typeof member>>

const askCode = ({ dialled }: Member, ip: string, more: { purpose?: 'login' | 'reset'; device?: string } = {}) =>
  started.client.call(sendSms, { ...dialled, ...more }, from(ip))
const askLink = async ({ username }: Member, email: string, ip: string, device?: string) => {
  const captcha = await started.client.solveCaptcha(from(ip))
  return started.client.call(forgotByEmail, { username, email, ...captcha, ...(device && { device }) }, from(ip))
}
const enter = ({ dialled }: Member, password: string, ip: string) => {
  const { mobileNum: username, countryDialingCode } = dialled
  return started.client.call(login, { username, countryDialingCode, password, type: 'sms' }, from(ip))
}
/** A member's own device, from which they logged in at home. */
async function ownDevice({ username, password }: Member): Promise<string> {
  const deviceSecret = crypto.randomUUID()
  await started.client.call(login, { username, password, type: 'username', deviceSecret }, from(home))
  return deviceTagOf(deviceSecret)
}

test('the owner gets a code at a known address, on a known device and elsewhere, after a stranger asked ten times [AUTH-37]', async () => {
  const owner = await member()
  const device = await ownDevice(owner)
  for (let nth = 0; nth < 10; nth++) await askCode(owner, '198.51.100.1')
  expect(await askCode(owner, '198.51.100.1')).toMatchObject({ success: false, status: 429 })
  expect(await askCode(owner, home), 'at home').toMatchObject({ success: true })
  expect(await askCode(owner, '198.51.100.1', { device }), 'on the device, at the stranger’s address').toMatchObject({
    success: true,
  })
  expect(await askCode(owner, '198.51.100.2'), 'at an address that nobody knows').toMatchObject({ success: true })
})

test('strangers with many addresses use up their own codes for a number, and none of the owner’s', async () => {
  const owner = await member()
  const device = await ownDevice(owner)
  for (let nth = 0; nth < 15; nth++)
    expect(await askCode(owner, `2001:db8:7:${nth.toString(16)}::1`)).toMatchObject({ success: true })
  const refused = await askCode(owner, '2001:db8:8::1')
  expect(refused).toMatchObject({ code: 'SMS_WAIT', status: 429 })
  expect(refused.headers.get('retry-after')).toBe(String(24 * hour))
  expect(await askCode(owner, home)).toMatchObject({ success: true })
  expect(await askCode(owner, '2001:db8:8::1', { device })).toMatchObject({ success: true })
})

test('a stranger makes no code of the owner invalid, by asking for another or by typing wrong ones [AUTH-48]', async () => {
  const owner = await member()
  await askCode(owner, home)
  const code = await started.client.lastCode(`+34${owner.dialled.mobileNum}`)
  started.clock.advance(1)
  await askCode(owner, '198.51.100.3')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let nth = 0; nth < 12; nth++)
    expect(await enter(owner, wrong, `2001:db8:9:${nth}::1`)).toMatchObject({ success: false })
  expect(await enter(owner, code, '198.51.100.4'), 'a stranger’s tries are over').toMatchObject({ success: false })
  expect(await enter(owner, code, home)).toMatchObject({ success: true })
})

test('the owner gets a link by the right e-mail, at any address, after a stranger typed wrong ones [AUTH-43]', async () => {
  const owner = await member()
  for (let nth = 0; nth < 16; nth++) await askLink(owner, 'wrong@example.com', `2001:db8:a:${nth >> 1}::1`)
  expect(await askLink(owner, owner.email, '198.51.100.5')).toMatchObject({ success: true })
})

test('the owner gets a link at a known address and device after strangers used up those of the right e-mail, and a refusal says the true wait [AUTH-43]', async () => {
  const owner = await member()
  const device = await ownDevice(owner)
  for (let nth = 0; nth < 15; nth++) {
    expect(await askLink(owner, owner.email, `2001:db8:b:${nth}::1`)).toMatchObject({ success: true })
    started.clock.advance(60)
  }
  const refused = await askLink(owner, owner.email, '2001:db8:c::1')
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBe(hour - 15 * 60)
  expect(await askLink(owner, owner.email, home)).toMatchObject({ success: true })
  expect(await askLink(owner, owner.email, '2001:db8:d::1', device)).toMatchObject({ success: true })
  started.clock.advance(wait)
  expect(await askLink(owner, owner.email, '2001:db8:c::1')).toMatchObject({ success: true })
})

test('a login that waits for its second verification gets its code after strangers asked for the number [AUTH-29]', async () => {
  const owner = await member()
  await writeSetting(started.platform.deps, loginSetting, { secondVerification: true })
  for (let nth = 0; nth < 15; nth++) await askCode(owner, `2001:db8:e:${nth.toString(16)}::1`)
  const { challengeId } = await challenged(started.client, owner, from('198.51.100.6'))
  const asked = await started.client.call(sendSecond, { challengeId, method: 'sms' }, from('198.51.100.6'))
  expect(asked).toMatchObject({ success: true })
  await writeSetting(started.platform.deps, loginSetting, { secondVerification: false })
})

test('a locked login says the true wait, to the second [AUTH-55]', async () => {
  const owner = await member()
  const ip = '198.51.100.7'
  const tryWrong = async () => {
    const { username } = owner
    const captcha = await started.client.solveCaptcha(from(ip))
    return started.client.call(login, { username, password: 'Wrong1234', type: 'username', ...captcha }, from(ip))
  }
  for (let nth = 0; nth < 5; nth++) await tryWrong()
  started.clock.advance(100)
  const locked = await tryWrong()
  expect(locked).toMatchObject({ code: 'LOGIN_LOCKED' })
  expect(locked.headers.get('retry-after')).toBe(String(15 * 60 - 100))
})

test('twenty devices of a player are known, the last ones', async () => {
  const owner = await member()
  const tags = []
  for (let nth = 0; nth < 22; nth++) {
    started.clock.advance(1)
    tags.push(await ownDevice(owner))
  }
  const { db } = started.platform.deps
  const playerId = await playerIdOf(started.platform.deps, owner.username)
  expect(await db.$count(loginDevice, eq(loginDevice.playerId, playerId))).toBe(20)
})
