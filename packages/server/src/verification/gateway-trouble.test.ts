import { forgotByEmail, sendRegisterSms, sendSms } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smsSink } from '../../test/fake-gateways.ts'
import type { SmsSink } from '../../test/fake-gateways.ts'
import { startedPlatform } from '../../test/started.ts'
import { addContact } from '../accounts/players/contacts.ts'
import { playerByAccount } from '../accounts/players/players.ts'
import { outboxMessages } from '../messages/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { loginSetting, registerSetting } from '../system/settings.ts'

const reports: string[] = []
let sink: SmsSink
const started = startedPlatform(async () => {
  sink = await smsSink()
  return {
    gateways: {
      sms: { url: sink.url, secret: 'sesame' },
      email: { url: 'smtp://127.0.0.1:1', from: 'Baize <no-reply@baize.example>' },
    },
    report: (error, facts) => void reports.push(`${String(error)} ${JSON.stringify(facts)}`),
  }
})
const deps = () => started.platform.deps
const spain = { countryDialingCode: '34' }
const unknownError = { success: false, status: 200, code: 'SMS_UNKNOWN', message: 'Unknown error' }

beforeAll(async () => {
  await writeSetting(deps(), loginSetting, { smsLogin: true })
  await writeSetting(deps(), registerSetting, { smsEnabled: true })
})
afterAll(() => sink.close())

async function membersNumber(): Promise<string> {
  const { username } = await started.client.register()
  const player = await playerByAccount(deps().db, 'demo', username)
  const mobileNum = newMobile()
  await addContact(deps().db, player!.id, 'demo', 'mobile', `+34${mobileNum}`, deps().clock.now())
  return mobileNum
}

test('with a gateway messages leave, and none is kept', async () => {
  const mobileNum = await membersNumber()
  expect(await started.client.call(sendSms, { ...spain, mobileNum })).toMatchObject({ success: true })
  await deps().outbox.settle()
  expect(JSON.parse(sink.posted.at(-1)!.body)).toMatchObject({ to: `+34${mobileNum}` })
  expect(await deps().db.select().from(outboxMessages)).toEqual([])
})

test('a gateway that fails is said to who registers, and costs no wait [ERR-04]', async () => {
  sink.answer = 500
  const input = { ...spain, mobileNum: newMobile() }
  expect(await started.client.call(sendRegisterSms, input)).toMatchObject(unknownError)
  sink.answer = 202
  started.clock.advance(60)
  expect(await started.client.call(sendRegisterSms, input)).toMatchObject({ success: true })
})

test('while it fails, members and strangers hear the same [ERR-04] [AUTH-48]', async () => {
  sink.answer = 500
  const [member, stranger] = [await membersNumber(), newMobile()]
  const ask = (mobileNum: string) => started.client.call(sendSms, { ...spain, mobileNum })
  expect(await ask(member)).toMatchObject({ success: true })
  await deps().outbox.settle()
  started.clock.advance(59)
  for (const mobileNum of [member, stranger]) expect(await ask(mobileNum)).toMatchObject(unknownError)
  sink.answer = 202
})

test.each([true, false])(
  'a mail server that fails is for staff; while it does, a forgotten password sounds the same for every name, hidden accounts: %s [AUTH-43]',
  async hideUnknownAccounts => {
    await writeSetting(deps(), loginSetting, { hideUnknownAccounts })
    const { username } = await started.client.register()
    const player = await playerByAccount(deps().db, 'demo', username)
    await addContact(deps().db, player!.id, 'demo', 'email', `${username}@example.com`)
    started.clock.advance(60)
    const before = reports.length
    const forgot = (name: string) =>
      started.client.call(forgotByEmail, { username: name, email: `${username}@example.com` })
    expect(await forgot(username)).toMatchObject({ success: true, value: null })
    await expect.poll(() => reports.length).toBeGreaterThan(before)
    expect(reports.slice(before)).toEqual([expect.stringContaining('The mail server did not take a message')])
    for (const name of [username, 'nobody77']) expect(await forgot(name)).toMatchObject(unknownError)
    await writeSetting(deps(), loginSetting, { hideUnknownAccounts: false })
  },
)

test('what staff reads of the trouble holds no number, no code and no secret', () => {
  expect(reports.length).toBeGreaterThan(0)
  expect(reports.join('\n')).toContain('The SMS gateway answered 500.')
  // Standing alone, so that no id that ends in digits is taken for one.
  expect(reports.join('\n')).not.toMatch(/\+34|\b\d{6}\b|\b\d{9}\b|sesame/)
})
