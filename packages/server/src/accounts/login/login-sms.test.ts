import { balance, login, sendSms } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, newMobile, trustedProxies } from '@baize/testing/client'
import type { Caller } from '@baize/testing/client'
import { beforeEach, expect, test } from 'vitest'
import { know } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { loginAttempt } from '../security/tables.ts'
import { loginSetting } from '../../system/settings.ts'

const started = startedPlatform({ trustedProxies })
const minute = 60

beforeEach(async () => {
  const { deps } = started.platform
  await deps.db.delete(loginAttempt)
  await writeSetting(deps, loginSetting, { smsLogin: true, expiredMinutes: 5, passwordExpiryDays: 0 })
})

interface Dialled {
  mobileNum: string
  countryDialingCode: string
}

async function withMobile() {
  const account = await started.client.register()
  const dialled: Dialled = { mobileNum: newMobile(), countryDialingCode: '34' }
  const mobile = `+34${dialled.mobileNum}`
  await know(started.platform.deps, account, { mobile })
  return { ...account, dialled, mobile }
}
const logInBySms = (
  { mobileNum, countryDialingCode }: Dialled,
  code: string,
  more: Partial<Input<typeof login>> = {},
  caller: Caller = {},
) =>
  started.client.call(login, { username: mobileNum, password: code, type: 'sms', countryDialingCode, ...more }, caller)
async function sentCode({ dialled, mobile }: { dialled: Dialled; mobile: string }): Promise<string> {
  await started.client.call(sendSms, { ...dialled, purpose: 'login' })
  return started.client.lastCode(mobile)
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('logs in with a mobile number and the code sent to it [AUTH-01] [AUTH-02] [AUTH-05]', async () => {
  const member = await withMobile()
  const { success, value } = await logInBySms(member.dialled, ` ${await sentCode(member)} `)
  expect([success, value.account, value.pending]).toEqual([true, member.username, false])
  expect(await started.client.call(balance, {}, { token: value.token })).toMatchObject({ success: true })
})

test('reads number and code without characters that nobody sees, and spends no try on them', async () => {
  const member = await withMobile()
  const { mobileNum } = member.dialled
  await sentCode({ ...member, dialled: { mobileNum: `\u202D${mobileNum}\u202C`, countryDialingCode: '\u200E34' } })
  const code = await started.client.lastCode(member.mobile)
  const dialled = { mobileNum: `\u2068${mobileNum}\u2069`, countryDialingCode: '34' }
  const { success, value } = await logInBySms(dialled, `\u200B${code.slice(0, 3)}\u2060${code.slice(3)}\uFEFF`)
  expect([success, value.account]).toEqual([true, member.username])
})

test('forces no change of password: none was typed [AUTH-23]', async () => {
  const member = await withMobile()
  await writeSetting(started.platform.deps, loginSetting, { passwordExpiryDays: 1 })
  started.clock.advance(2 * 24 * 60 * minute)
  const { value } = await logInBySms(member.dialled, await sentCode(member))
  expect(value).toMatchObject({ pending: false, passwordExpired: true })
})

test('takes a code once, and not when it is too old [AUTH-05] [AUTH-48] [ERR-10]', async () => {
  const member = await withMobile()
  const code = await sentCode(member)
  await logInBySms(member.dialled, code)
  expect(await logInBySms(member.dialled, code)).toMatchObject({
    code: 'SMS_CODE_INVALID',
    message: 'Invalid verification code',
  })
  const late = await withMobile()
  const old = await sentCode(late)
  started.clock.advance(5 * minute)
  expect(await logInBySms(late.dialled, old)).toMatchObject({
    code: 'SMS_CODE_EXPIRED',
    message: 'Verification code expired, please send again',
  })
})

test('ends a code after five wrong tries from any address [AUTH-48]', async () => {
  const member = await withMobile()
  const code = await sentCode(member)
  for (let guess = 1; guess <= 5; guess++)
    expect(await logInBySms(member.dialled, other(code), {}, from(`203.0.113.${guess}`))).toMatchObject({
      code: 'SMS_CODE_INVALID',
      value: { needCaptcha: false },
    })
  expect(await logInBySms(member.dialled, code, {}, from('203.0.113.9'))).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
})

test('answers a number that nobody has as it does a wrong code [AUTH-48] [AUTH-55]', async () => {
  const member = await withMobile()
  const known = await logInBySms(member.dialled, other(await sentCode(member)))
  const nobody: Dialled = { mobileNum: newMobile(), countryDialingCode: '34' }
  await started.client.call(sendSms, { ...nobody, purpose: 'login' })
  const unknown = await logInBySms(nobody, '000000')
  const { headers: _, ...body } = known
  expect(unknown).toMatchObject(body)
})

test('asks for a captcha and locks as logins with a password do [AUTH-06] [AUTH-55]', async () => {
  const member = await withMobile()
  const wrong = other(await sentCode(member))
  await logInBySms(member.dialled, wrong)
  expect((await logInBySms(member.dialled, wrong)).value).toMatchObject({ needCaptcha: true })
  expect(await logInBySms(member.dialled, wrong)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  for (let guess = 0; guess < 3; guess++) await logInBySms(member.dialled, wrong, await started.client.solveCaptcha())
  expect(await logInBySms(member.dialled, wrong)).toMatchObject({ code: 'LOGIN_LOCKED', value: { minutes: 15 } })
})

test.each([
  ['no number', '   ', '34', 'PHONE_MISSING', 'Please enter a valid phone number'],
  ['a number that is too short', '612', '34', 'PHONE_INVALID', 'Invalid phone number format'],
  ['a number of a country that is not taken', '612345678', '999', 'PHONE_INVALID', 'Invalid phone number format'],
  ['letters', 'demo', '34', 'PHONE_INVALID', 'Invalid phone number format'],
])('refuses %s [AUTH-05] [ERR-01] [ERR-02]', async (_what, mobileNum, countryDialingCode, code, message) => {
  expect(await logInBySms({ mobileNum, countryDialingCode }, '123456')).toMatchObject({ success: false, code, message })
})

test('lets only agents in on the agent side [AUTH-15]', async () => {
  const member = await withMobile()
  expect(await logInBySms(member.dialled, await sentCode(member), { side: 'agent' })).toMatchObject({
    code: 'NON_AGENT',
  })
})

test('is refused where the site has no login by SMS [ERR-09]', async () => {
  await writeSetting(started.platform.deps, loginSetting, { smsLogin: false })
  const refused = await logInBySms({ mobileNum: '612345678', countryDialingCode: '34' }, '123456')
  expect(refused).toMatchObject({
    code: 'SMS_DISABLED',
    message: 'Function not enabled, please contact customer service',
  })
})
