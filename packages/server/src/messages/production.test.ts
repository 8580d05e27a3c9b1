import { registerSettings, sendSms } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { outboxMessages } from './tables.ts'
import { writeSetting } from '../db/settings.ts'
import { loginSetting } from '../system/settings.ts'

const reports: string[] = []
const started = startedPlatform({
  mode: 'production',
  vendors: [],
  secretKey: 'h'.repeat(32),
  report: (error, facts) => void reports.push(`${facts['level']}: ${String(error)}`),
})

test('production without gateways warns at its start', () => {
  expect(reports).toEqual([
    'warning: BAIZE_SMS_URL is not set: no SMS leaves, and what needs a code by SMS is refused.',
    'warning: BAIZE_SMTP_URL is not set: no e-mail leaves, and what needs one fails.',
  ])
})

test('production stores no message, and refuses calls that need one [ERR-09]', async () => {
  const { deps, url } = started.platform
  await writeSetting(deps, loginSetting, { smsLogin: true })
  const own = platformClient(url, { origin: url })
  const reply = await own.call(sendSms, {
    countryDialingCode: '34',
    mobileNum: '612345678',
  })
  expect(reply).toMatchObject({ code: 'SMS_DISABLED' })
  const unreachable = { smsLoginEnabled: false, smsResetEnabled: false }
  expect((await own.call(registerSettings, {})).value).toMatchObject(unreachable)
  await expect(deps.outbox.send({ channel: 'email', to: 'a@example.test', text: 'x' })).rejects.toThrow('no gateway')
  await deps.outbox.send({ channel: 'captcha', to: 'x', text: 'x' })
  expect(await deps.db.select().from(outboxMessages)).toEqual([])
})
