import { memberInfo, register, registerSettings, sendRegisterSms } from '@baize/contract'
import { newMobile, newUsername, registration } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'

const started = startedPlatform({ games: 30 })
const flags = (...words: string[]) => runCommand(started.platform.deps, ['flags', ...words], 'ada')
const shown = { show: true, required: true }

async function askForEverything() {
  const fields = { mobileNum: shown, affiliateCode: shown, email: shown, birthday: shown }
  await flags('preset', 'captcha')
  await flags('set', 'register.fields', JSON.stringify(fields))
  await flags('set', 'register.smsEnabled', 'true')
  await flags('set', 'register.humanVerification', '{"provider":"altcha","key":""}')
}

test('a registration is refused by its first wrong step alone, and what was not reached stays good [REG-17] [REG-18] [REG-19] [REG-26] [REG-30] [VAL-63] [VAL-64] [ERR-20]', async () => {
  await askForEverything()
  const mobileNum = newMobile()
  const sent = await started.client.call(sendRegisterSms, {
    mobileNum,
    countryDialingCode: '34',
    ...(await prove(started.client)),
  })
  expect(sent).toMatchObject({ success: true })
  const username = newUsername()
  let asked = registration({
    username: 'demo00',
    terms: false,
    mobileNum,
    countryDialingCode: '34',
    verificationCode: '000000',
    email: 'demo@baize.example',
    birthday: '2020-01-01',
    affiliateCode: 'NOBODYS',
    domain: 'site.example',
  })
  const mend = (change: Partial<typeof asked>) => (asked = { ...asked, ...change })
  const provedAgain = async () => ({ ...(await started.client.solveCaptcha()), ...(await prove(started.client)) })
  const refused = async () => (await started.client.call(register, asked)).code

  expect(await refused()).toBe('TERMS_REQUIRED')
  mend({ terms: true })
  expect(await started.client.call(register, asked)).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { birthday: 'age' } },
  })
  mend({ birthday: '2000-01-01' })
  expect(await refused()).toBe('AFFILIATE_INVALID')
  mend({ affiliateCode: 'CORNER7' })
  expect(await refused()).toBe('CAPTCHA_REQUIRED')
  const { captcha, captchaId } = await started.client.solveCaptcha()
  mend({ captcha, captchaId })
  expect(await refused()).toBe('HUMAN_REQUIRED')
  mend(await provedAgain())
  expect(await refused()).toBe('EMAIL_TAKEN')
  mend({ email: `${username}@mail.example`, username, ...(await provedAgain()) })
  expect(await refused()).toBe('SMS_CODE_INVALID')
  mend({ verificationCode: await started.client.lastCode(`+34${mobileNum}`), ...(await provedAgain()) })
  const { value } = await started.client.call(register, asked)
  expect(value).toMatchObject({ account: username, firstTimeLogin: true })
  const info = await started.client.call(memberInfo, {}, { token: value.token ?? '' })
  expect(info.value).toMatchObject({ account: username })
})

test('the settings say from which age there are accounts, and at which age somebody is asked to confirm it [VAL-49] [VAL-50]', async () => {
  await flags('preset', 'optional')
  const { value } = await started.client.call(registerSettings, { language: 'EN' })
  expect(value).toMatchObject({ minimumAge: 18, birthdayPromptAge: 21 })
  const born = async (birthday: string) => (await started.client.call(register, registration({ birthday }))).value
  expect(await born('2008-11-22')).toEqual({ fields: { birthday: 'age' } })
  expect(await born('2008-11-21')).toMatchObject({ firstTimeLogin: true })
  await flags('set', 'register.minimumAge', '21')
  expect(await born('2008-11-21')).toEqual({ fields: { birthday: 'age' } })
})

test('an e-mail belongs to one account, in any case [REG-10]', async () => {
  await flags('preset', 'optional')
  const email = `${newUsername()}@mail.example`
  expect(await started.client.call(register, registration({ email }))).toMatchObject({ success: true })
  expect(await started.client.call(register, registration({ email: email.toUpperCase() }))).toMatchObject({
    code: 'EMAIL_TAKEN',
    message: 'This e-mail is already registered',
  })
})

test('fields that the site hides are neither checked nor kept [REG-39] [VAL-65]', async () => {
  await flags('preset', 'username')
  const hidden = { email: 'no mail', birthday: '2020-01-01', line: 'x', mobileNum: '1', paymentPassword: '1' }
  expect(await started.client.call(register, registration(hidden))).toMatchObject({ success: true })
})
