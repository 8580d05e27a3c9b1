import {
  addPayoutAccount,
  bindContact,
  changePassword,
  forgotByEmail,
  removePayoutAccount,
  resetPassword,
  sendSms,
  setLanguage,
  setPayeeName,
  setPaymentPassword,
  setQuickLogin,
  turnOffTwoFactor,
} from '@baize/contract'
import { from, newMobile, trustedProxies } from '@baize/testing/client'
import type { Account, Caller } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { contactCode, newEmail } from '../../../test/calls/contact-calls.ts'
import { sentLink, withEmail } from '../../../test/calls/password-calls.ts'
import { paymentInput, paymentPassword } from '../../../test/calls/payment-calls.ts'
import { accountInput, addedAccount, payeeName, withPayee } from '../../../test/calls/payout-account-calls.ts'
import { newDevice } from '../../../test/calls/quick-login-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { know } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import type { Message } from '../../messages/gateway.ts'
import { writeSetting } from '../../db/settings.ts'
import { siteTimeAt } from './security-notices.ts'
import { loginSetting, siteSetting } from '../../system/settings.ts'

const started = startedPlatform({ trustedProxies })
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const here: Caller = { headers: { ...from('203.0.113.7').headers, 'user-agent': firefox } }
const newPassword = 'Other1234'

/** Notices that were sent to a recipient, without codes and links. */
async function noticesTo(to: string): Promise<Message[]> {
  await started.platform.deps.outbox.settle()
  const response = await fetch(`${started.client.url}/dev/outbox?to=${encodeURIComponent(to)}`)
  const sent = (await response.json()) as Message[]
  return sent.filter(({ text }) => / from \d|, desde \d/.test(text))
}
const change = ({ password, token }: Account) =>
  started.client.call(
    changePassword,
    { oldPassword: password, newPassword, confirmNewPassword: newPassword },
    { token, ...here },
  )

type Member = Account & { email: string }
/** Calls that lead to each notice. */
const done: Readonly<Record<string, (account: Member) => Promise<unknown>>> = {
  'your password was changed': change,
  async 'your password was reset'({ username, email }) {
    await started.client.call(forgotByEmail, { username, email })
    await started.client.call(resetPassword, { newPassword, resetToken: await sentLink(started.client, email) }, here)
  },
  'your transaction password was set': account =>
    started.client.call(setPaymentPassword, paymentInput(account), { token: account.token, ...here }),
  'two-factor authentication was turned on': account =>
    withTwoFactor(started.client, started.platform.deps, account, here),
  async 'two-factor authentication was turned off'(account) {
    const { recoveryCodes } = await withTwoFactor(started.client, started.platform.deps, account)
    const { password, token } = account
    await started.client.call(turnOffTwoFactor, { code: recoveryCodes[0] ?? '', password }, { token, ...here })
  },
  'quick login was turned on for a device': ({ password, token }) =>
    started.client.call(setQuickLogin, { enabled: true, kind: 'pin', ...newDevice(), password }, { token, ...here }),
  async 'the e-mail of your account was set'(account) {
    const target = newEmail()
    const code = await contactCode(started.client, account, { kind: 'email', target }, target)
    const { password, token } = account
    await started.client.call(bindContact, { kind: 'email', target, code, password }, { token, ...here })
  },
  async 'the mobile number of your account was set'(account) {
    const mobile = { kind: 'mobile', target: newMobile(), countryDialingCode: '34' } as const
    const code = await contactCode(started.client, account, mobile, `+34${mobile.target}`)
    const { password, token } = account
    await started.client.call(bindContact, { ...mobile, code, password }, { token, ...here })
  },
  'your real name was set': ({ token }) => started.client.call(setPayeeName, { payeeName }, { token, ...here }),
  async 'an account for payouts was added'(account) {
    const { token } = await withPayee(started.client, account)
    await started.client.call(addPayoutAccount, accountInput(), { token, ...here })
  },
  async 'an account for payouts was removed'(account) {
    const owner = await withPayee(started.client, account)
    const id = await addedAccount(started.client, owner)
    await started.client.call(removePayoutAccount, { id, paymentPassword }, { token: owner.token, ...here })
  },
}

const newPasswordNow = 'open our site, set a new password with “Forgot password” and contact customer service.'
const stillReset =
  'set a new password now: for 24 hours, “Forgot password” on our site still sends its link to this e-mail, and gives your account this e-mail back. Then contact customer service. Withdrawals, transfers and changes of security are on hold for 24 hours.'
/** What is to be done where the contact itself may be another’s by now. */
const toDo: Readonly<Record<string, string>> = { 'the e-mail of your account was set': stillReset }

test.each(Object.entries(done))(
  'tells the owner by mail that %s, when, from where, and what to do [AUTH-29] [AUTH-31]',
  async (what, act) => {
    const member = await withEmail(started.client, started.platform.deps)
    await act(member)
    const letter = (await noticesTo(member.email)).find(({ text }) => text.includes(what))
    expect(letter).toMatchObject({ channel: 'email', subject: 'Security change on your Baize account' })
    expect(letter?.text).toBe(
      `Hello ${member.username}, ${what} on 2026-11-21 12:00 GMT+00:00, from 203.0.113.* (Firefox, Linux). If this was you, no action is needed. If not, ${toDo[what] ?? newPasswordNow}`,
    )
  },
)

test('holds no link, no code and no password', async () => {
  const member = await withEmail(started.client, started.platform.deps)
  await change(member)
  const [letter] = await noticesTo(member.email)
  expect(letter?.code).toBeFalsy()
  for (const hidden of ['http', 'www', '#', member.password, newPassword]) expect(letter?.text).not.toContain(hidden)
})

test('goes by SMS where there is no mail, whatever the quotas of codes say', async () => {
  const account = await started.client.register()
  const number = newMobile()
  await know(started.platform.deps, account, { mobile: `+34${number}` })
  await writeSetting(started.platform.deps, loginSetting, { smsLogin: true })
  const code = () => started.client.call(sendSms, { countryDialingCode: '34', mobileNum: number })
  expect([(await code()).success, (await code()).code]).toEqual([true, 'SMS_TOO_MANY'])
  await change(account)
  const [letter] = await noticesTo(`+34${number}`)
  expect(letter?.channel).toBe('sms')
  expect(letter?.text).toMatch(/^Baize, account \w+: your password was changed on .*, from 203\.0\.113\.\*\. Not you\?/)
})

test('is written in the language of the account and in the time of the site', async () => {
  const { deps } = started.platform
  const member = await withEmail(started.client, deps)
  await started.client.call(setLanguage, { language: 'ES' }, { token: member.token })
  await writeSetting(deps, siteSetting, { gmtOffset: '-03:30' })
  await change(member)
  await writeSetting(deps, siteSetting, { gmtOffset: '+00:00' })
  const [letter] = await noticesTo(member.email)
  expect(letter?.text).toMatch(/^Hola, \w+: se ha cambiado tu contraseña el 2026-11-21 08:30 GMT-03:30, desde /)
})

test('is not sent for a refused change', async () => {
  const member = await withEmail(started.client, started.platform.deps)
  await change({ ...member, password: 'Wrong1234' })
  expect(await noticesTo(member.email)).toEqual([])
})

test('shows the day of the site’s time zone', () => {
  expect(siteTimeAt(new Date('2026-12-31T23:40:00Z'), '+05:30')).toBe('2027-01-01 05:10 GMT+05:30')
})
