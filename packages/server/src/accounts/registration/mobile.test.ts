import { login, memberInfo, register, registerMobile, registerSettings, sendRegisterSms } from '@baize/contract'
import { mobileRegistration, newMobile, newUsername, registration } from '@baize/testing/client'
import { afterEach, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { contactsOf, playerByContact } from '../players/contacts.ts'
import { playerByAccount } from '../players/players.ts'

const started = startedPlatform({ games: 30 })
const run = (...words: string[]) => runCommand(started.platform.deps, ['flags', ...words], 'ada')
const preset = (name: string) => run('preset', name)
type Fields = Parameters<typeof mobileRegistration>[0]
const byMobile = (fields: Fields) => started.client.call(registerMobile, mobileRegistration(fields))
const byName = (fields: Fields) => started.client.call(register, registration({ countryDialingCode: '34', ...fields }))

/** Asks for the code of a number, and reads it where it was sent to. */
async function codeFor(mobileNum: string, countryDialingCode = '34'): Promise<string> {
  const reply = await started.client.call(sendRegisterSms, { mobileNum, countryDialingCode })
  expect(reply).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
  return started.client.lastCode(`+${countryDialingCode}${mobileNum}`)
}
const contacts = async (account: string) => {
  const { db } = started.platform.deps
  const player = await playerByAccount(db, 'demo', account)
  return player && contactsOf(db, player.id)
}

afterEach(async () => {
  await preset('username')
  started.clock.advance(3600)
})

describe('with a number and its code', () => {
  test('the number is the username, and no password is asked for [REG-03] [REG-20] [REG-21] [REG-24] [REG-29] [VAL-62] [API-08]', async () => {
    await preset('mobile')
    const { value } = await started.client.call(registerSettings, { language: 'EN' })
    expect(value).toMatchObject({ registerType: 'mobile', smsEnabled: true })
    const mobileNum = newMobile()
    const verificationCode = await codeFor(mobileNum)
    const reply = await byMobile({ username: 'ignored', password: '', mobileNum, verificationCode })
    expect(reply).toMatchObject({ success: true, value: { account: mobileNum, type: 0 } })
    const info = await started.client.call(memberInfo, {}, { token: reply.value.token ?? '' })
    expect(info.value).toMatchObject({ account: mobileNum })
    expect(await contacts(mobileNum)).toMatchObject({ mobile: `+34${mobileNum}` })
  })

  test('the code is required, right, and good once [REG-30] [VAL-62]', async () => {
    await preset('mobile')
    const mobileNum = newMobile()
    const code = await codeFor(mobileNum)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await byMobile({ mobileNum })).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { verificationCode: 'empty' } },
    })
    expect(await byMobile({ mobileNum, verificationCode: wrong })).toMatchObject({
      code: 'SMS_CODE_INVALID',
      message: 'Invalid verification code',
    })
    expect(await byMobile({ mobileNum, verificationCode: code })).toMatchObject({ success: true })
    expect(await byMobile({ mobileNum, verificationCode: code })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    started.clock.advance(60)
    expect(await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) })).toMatchObject({
      code: 'MOBILE_TAKEN',
      message: 'This mobile number is already registered',
    })
  })

  test('a code that is too old is said to be [REG-30] [ERR-06]', async () => {
    await preset('mobile')
    const mobileNum = newMobile()
    const verificationCode = await codeFor(mobileNum)
    started.clock.advance(61)
    expect(await byMobile({ mobileNum, verificationCode })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  })

  test('a registration sent twice opens one account, though its code is used [REG-39]', async () => {
    await preset('mobile')
    const mobileNum = newMobile()
    const asked = mobileRegistration({ mobileNum, verificationCode: await codeFor(mobileNum), password: '' })
    const first = await started.client.call(registerMobile, asked)
    const again = await started.client.call(registerMobile, asked)
    expect([first.success, again.success, again.value.account]).toEqual([true, true, mobileNum])
    const other = await started.client.call(registerMobile, { ...asked, verificationCode: '000000' })
    expect(other).toMatchObject({ code: 'TX_CONFLICT' })
  })

  test('a typing error elsewhere leaves the code good [REG-19]', async () => {
    await preset('mobile-sms')
    const mobileNum = newMobile()
    const verificationCode = await codeFor(mobileNum)
    expect(await byMobile({ mobileNum, verificationCode, password: 'short' })).toMatchObject({ code: 'FIELD_INVALID' })
    expect(await byMobile({ mobileNum, verificationCode })).toMatchObject({ success: true })
  })
})

describe('with a number and a password', () => {
  test('the password lets in again [REG-34] [ROLE-29]', async () => {
    await preset('mobile-password')
    const mobileNum = newMobile()
    expect(await byMobile({ mobileNum, password: 'short' })).toMatchObject({
      value: { fields: { password: 'length' } },
    })
    expect(await byMobile({ mobileNum })).toMatchObject({ success: true })
    const back = await started.client.call(login, { username: mobileNum, password: 'Secret1234', type: 'username' })
    expect(back).toMatchObject({ success: true })
  })

  test('a number that nobody proved lets nobody in by SMS, and gives way to its owner', async () => {
    await preset('mobile-password')
    const { db } = started.platform.deps
    const mobileNum = newMobile()
    expect(await byMobile({ mobileNum })).toMatchObject({ success: true })
    expect(await contacts(mobileNum)).toMatchObject({ mobile: null })
    expect(await byMobile({ mobileNum })).toMatchObject({ code: 'MOBILE_TAKEN' })
    await preset('mobile')
    const owner = await byMobile({ mobileNum, password: '', verificationCode: await codeFor(mobileNum) })
    expect(owner).toMatchObject({ success: true, value: { account: `34${mobileNum}` } })
    const found = await playerByContact(db, 'demo', 'mobile', `+34${mobileNum}`)
    expect(found?.account).toBe(`34${mobileNum}`)
  })

  test('the same number of another country is another number [REG-21]', async () => {
    await preset('mobile-password')
    const mobileNum = newMobile()
    expect(await byMobile({ mobileNum })).toMatchObject({ value: { account: mobileNum } })
    expect(await byMobile({ mobileNum, countryDialingCode: '33' })).toMatchObject({
      value: { account: `33${mobileNum}` },
    })
  })
})

describe('a number', () => {
  test('has as many digits as its country says [REG-32] [VAL-44] [VAL-62]', async () => {
    await preset('mobile-password')
    const refused = { code: 'FIELD_INVALID', value: { fields: { mobileNum: 'format' } } }
    expect(await byMobile({ mobileNum: '61234567' })).toMatchObject(refused)
    expect(await byMobile({ mobileNum: '612345678', countryDialingCode: '999' })).toMatchObject(refused)
    expect(await byMobile({ mobileNum: '612345678', countryDialingCode: '' })).toMatchObject(refused)
    expect(await byMobile({ mobileNum: '' })).toMatchObject({ value: { fields: { mobileNum: 'empty' } } })
    expect(await byMobile({ mobileNum: 'six one two' })).toMatchObject(refused)
    expect(await byMobile({ mobileNum: ' 6 12-34 (56) 78 ' })).toMatchObject({ value: { account: '612345678' } })
  })

  test('beside a username is optional where the site says so, and needs its code where it is given [REG-03] [VAL-62]', async () => {
    await preset('social')
    expect(await byName({})).toMatchObject({ success: true })
    const mobileNum = newMobile()
    expect(await byName({ mobileNum })).toMatchObject({ value: { fields: { verificationCode: 'empty' } } })
    const username = newUsername()
    const verificationCode = await codeFor(mobileNum)
    expect(await byName({ username, mobileNum, verificationCode })).toMatchObject({ success: true })
    expect(await contacts(username)).toMatchObject({ mobile: `+34${mobileNum}` })
  })
})

test('registration by mobile number is closed where its flag is off [REG-35] [ROLE-28] [ROLE-37]', async () => {
  expect(await byMobile({})).toMatchObject({
    code: 'REGISTRATION_CLOSED',
    message: 'Registration is closed, please contact customer service',
  })
  await preset('closed')
  expect(await byMobile({})).toMatchObject({ code: 'REGISTRATION_CLOSED' })
  expect(await byName({})).toMatchObject({ code: 'REGISTRATION_CLOSED' })
})
