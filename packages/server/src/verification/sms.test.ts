import { errors, humanChallenge, registerSettings, sendRegisterSms, sendSms, setLanguage } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { addContact } from '../accounts/players/contacts.ts'
import { playerByAccount } from '../accounts/players/players.ts'
import { outboxMessages } from '../messages/tables.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { loginSetting, registerSetting } from '../system/settings.ts'

const started = startedPlatform()
const deps = () => started.platform.deps
const spain = { countryDialingCode: '34' }

beforeAll(async () => {
  await writeSetting(deps(), loginSetting, { smsLogin: true, expiredMinutes: 5 })
  await writeSetting(deps(), registerSetting, { smsEnabled: true })
})

/** Somebody with an account and a number. */
async function member(): Promise<{ token: string; mobileNum: string }> {
  const { username, token } = await started.client.register()
  const player = await playerByAccount(deps().db, 'demo', username)
  const mobileNum = newMobile()
  await addContact(deps().db, player!.id, 'demo', 'mobile', `+34${mobileNum}`, deps().clock.now())
  return { token, mobileNum }
}
const membersNumber = async () => (await member()).mobileNum
async function messages(mobileNum: string) {
  return deps()
    .db.select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.to, `+34${mobileNum}`), eq(outboxMessages.channel, 'sms')))
    .orderBy(desc(outboxMessages.at))
}

test('a member asks for a code, hears how long it is good, and gets it [AUTH-37] [CONST-07]', async () => {
  const mobileNum = await membersNumber()
  const reply = await started.client.call(sendSms, { ...spain, mobileNum })
  expect(reply).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
  const [message] = await messages(mobileNum)
  expect(message?.text).toContain(`${message?.code} is your code for Baize. Valid for 5 min.`)
  expect(message?.text).not.toMatch(/https?:|www\./)
})

test('a number of nobody gets the same answer, and no message [AUTH-48]', async () => {
  const [known, unknown] = [await membersNumber(), newMobile()]
  for (const purpose of ['login', 'reset'] as const) {
    const answers = [known, unknown].map(mobileNum => started.client.call(sendSms, { ...spain, mobileNum, purpose }))
    const [one, other] = (await Promise.all(answers)).map(({ status, success, value }) => ({ status, success, value }))
    expect(one).toEqual(other)
    started.clock.advance(3600)
  }
  expect(await messages(known)).toHaveLength(2)
  expect(await messages(unknown)).toHaveLength(0)
})

test('asked again too early, a number of nobody is told to wait like any other [ERR-03] [CONST-10]', async () => {
  for (const mobileNum of [await membersNumber(), newMobile()]) {
    await started.client.call(sendSms, { ...spain, mobileNum })
    const again = await started.client.call(sendSms, { ...spain, mobileNum })
    expect(again).toMatchObject({ status: 429, code: 'SMS_TOO_MANY', message: errors.SMS_TOO_MANY[1] })
    expect(again.headers.get('retry-after'), 'the wait as it is').toBe('60')
  }
})

test.each(['username', 'mobile'] as const)('registration by %s sends a code to the number [REG-29]', async type => {
  await runCommand(deps(), ['flags', 'MOBILENUMREG3', type === 'mobile' ? 'on' : 'off'], 'ada')
  const mobileNo = newMobile()
  const reply = await started.client.call(sendRegisterSms, { ...spain, mobileNo, registerType: type })
  expect(reply).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
  expect(await messages(mobileNo)).toHaveLength(1)
})

test('a message is in the language that the member chose', async () => {
  const { token, mobileNum } = await member()
  await started.client.call(setLanguage, { language: 'ES' }, { token })
  await started.client.call(sendSms, { ...spain, mobileNum }, { language: 'en' })
  expect((await messages(mobileNum))[0]?.text).toContain('es tu código')
})

test('a message to somebody new is in the language of the page', async () => {
  const mobileNum = newMobile()
  await started.client.call(sendRegisterSms, { ...spain, mobileNum }, { language: 'es' })
  expect((await messages(mobileNum))[0]?.text).toContain('es tu código')
})

test.each([
  ['of letters', 'abc', 'PHONE_INVALID', 'Invalid phone number format'],
  ['of another country', '7400123456', 'PHONE_INVALID', 'Invalid phone number format'],
  ['of other digits', '٦١٢٣٤٥٦٧٨', 'PHONE_INVALID', 'Invalid phone number format'],
  ['from right to left', '\u202e612345678', 'PHONE_INVALID', 'Invalid phone number format'],
  ['of emoji', '6️⃣1️⃣2️⃣', 'PHONE_INVALID', 'Invalid phone number format'],
  ['of 10,000 digits', '6'.repeat(10_000), 'PHONE_INVALID', 'Invalid phone number format'],
  ['of markup', '<b>612345678</b>', 'PHONE_INVALID', 'Invalid phone number format'],
  ['of SQL', "612345678'; drop table player; --", 'PHONE_INVALID', 'Invalid phone number format'],
  ['that is missing', ' ', 'PHONE_MISSING', 'Please enter a valid phone number'],
])('a number %s is refused [ERR-01] [ERR-02]', async (_how, mobileNum, code, message) => {
  const refused = { success: false, status: 200, code, message }
  expect(await started.client.call(sendSms, { ...spain, mobileNum })).toMatchObject(refused)
  expect(await started.client.call(sendRegisterSms, { ...spain, mobileNum })).toMatchObject(refused)
})

test('where the site asks for a proof, there is no code without one [AUTH-37] [ERR-07] [ERR-20]', async () => {
  await writeSetting(deps(), registerSetting, { humanVerification: { provider: 'altcha', key: '' } })
  const input = { ...spain, mobileNum: newMobile() }
  const missing = { code: 'HUMAN_REQUIRED', message: 'Please complete verification first' }
  expect(await started.client.call(sendSms, input)).toMatchObject(missing)
  const { value } = await started.client.call(humanChallenge, {})
  const proof = { verifyType: 'altcha', verifyId: value.id, verifyToken: 'e30=' } as const
  const wrong = { code: 'SMS_CAPTCHA_INVALID', message: 'Invalid captcha (or unapproved domain)' }
  expect(await started.client.call(sendSms, { ...input, ...proof })).toMatchObject(wrong)
  expect(await started.client.call(sendRegisterSms, { ...input, ...proof })).toMatchObject(wrong)
  expect(await started.client.call(sendSms, { ...input, ...(await prove(started.client)) })).toMatchObject({
    success: true,
  })
  await writeSetting(deps(), registerSetting, { humanVerification: { provider: 'none', key: '' } })
})

test('where the site has no SMS, it says so [ERR-09]', async () => {
  await writeSetting(deps(), loginSetting, { smsLogin: false })
  const off = { code: 'SMS_DISABLED', message: 'Function not enabled, please contact customer service' }
  const input = () => ({ ...spain, mobileNum: newMobile() })
  const settings = async () => (await started.client.call(registerSettings, {})).value
  expect(await started.client.call(sendSms, input())).toMatchObject(off)
  expect(await started.client.call(sendSms, { ...input(), purpose: 'reset' })).toMatchObject({ success: true })
  expect(await settings()).toMatchObject({ smsLoginEnabled: false, smsResetEnabled: true })
  await writeSetting(deps(), registerSetting, { smsEnabled: false })
  expect(await started.client.call(sendRegisterSms, { ...input(), registerType: 'username' })).toMatchObject(off)
  await runCommand(deps(), ['flags', 'MOBILENUMREG3', 'off'], 'ada')
  expect(await started.client.call(sendSms, { ...input(), purpose: 'reset' })).toMatchObject(off)
  expect((await settings()).smsResetEnabled).toBe(false)
  await runCommand(deps(), ['flags', 'CHNGPASSVERIF3', 'on'], 'ada')
  expect(await started.client.call(sendSms, { ...input(), purpose: 'reset' })).toMatchObject({ success: true })
  expect((await settings()).smsResetEnabled, 'by the same flag as the call').toBe(true)
})
