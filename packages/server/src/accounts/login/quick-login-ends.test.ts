import {
  changePassword,
  forgotByEmail,
  login,
  quickDevices,
  quickLogin,
  quickLoginOptions,
  resetPassword,
  sendSms,
  setQuickLogin,
} from '@baize/contract'
import type { Input } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import type { Account } from '@baize/testing/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../test/authenticator.ts'
import { sentLink } from '../../../test/calls/password-calls.ts'
import { newDevice } from '../../../test/calls/quick-login-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { codeOfSecret, know } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { loginSetting } from '../../system/settings.ts'

const started = startedPlatform()
const newPassword = 'Other1234'
const off = { success: false, code: 'QUICK_LOGIN_OFF' }

beforeAll(() => writeSetting(started.platform.deps, loginSetting, { smsLogin: true }))

const put = (input: Input<typeof setQuickLogin>, { token }: Account) =>
  started.client.call(setQuickLogin, input, { token })
const devicesOf = async ({ token }: Account) => (await started.client.call(quickDevices, {}, { token })).value

type Kind = 'pin' | 'passkey'
/** The fields that add a device of a kind to an account, and those that log in with it. */
async function deviceOf(kind: Kind, account: Account) {
  const { deviceId, deviceSecret, pin } = newDevice()
  const adding = { enabled: true, kind, deviceId, deviceSecret, password: account.password } as const
  if (kind === 'pin') return { adding: { ...adding, pin }, answer: async () => ({ deviceId, deviceSecret, pin }) }
  const authenticator = await softwareAuthenticator()
  const { origin } = new URL(started.platform.url)
  const { challenge, rpId } = await devicesOf(account)
  const credential = await authenticator.create({ challenge, rpId, origin })
  const answer = async () => {
    const { value } = await started.client.call(quickLoginOptions, { deviceId })
    return { deviceId, deviceSecret, assertion: await authenticator.sign({ ...value, origin }) }
  }
  return { adding: { ...adding, credential }, answer }
}

async function member() {
  const account = await started.client.register()
  const mobileNum = newMobile()
  const email = `${account.username}@example.com`
  await know(started.platform.deps, account, { mobile: `+34${mobileNum}`, email })
  return { ...account, email, dialled: { mobileNum, countryDialingCode: '34' } }
}
type Member = Awaited<ReturnType<typeof member>>

/** What changes the secrets of an account, by name. */
const changes: Record<string, (who: Member) => Promise<{ success: boolean } | { secret: string }>> = {
  'a changed password': ({ password, token }) =>
    started.client.call(
      changePassword,
      { oldPassword: password, newPassword, confirmNewPassword: newPassword },
      { token },
    ),
  'a reset by e-mail': async ({ username, email }) => {
    await started.client.call(forgotByEmail, { username, email })
    return started.client.call(resetPassword, { newPassword, resetToken: await sentLink(started.client, email) })
  },
  'a reset by phone': async ({ dialled }) => {
    await started.client.call(sendSms, { ...dialled, purpose: 'reset' })
    const verificationCode = await started.client.lastCode(`+34${dialled.mobileNum}`)
    return started.client.call(resetPassword, { newPassword, verificationCode, ...dialled })
  },
  'two-factor that is switched on': account => withTwoFactor(started.client, started.platform.deps, account),
}

describe.each(['pin', 'passkey'] as const)('a device with a %s', kind => {
  test.each(Object.keys(changes))('logs nobody in any more after %s [AUTH-31] [AUTH-32]', async name => {
    const account = await member()
    const { adding, answer } = await deviceOf(kind, account)
    expect(await put(adding, account)).toMatchObject({ success: true })
    const earlier = await answer()
    expect(await started.client.call(quickLogin, earlier)).toMatchObject({ success: true })
    await changes[name]?.(account)
    const { deviceId, deviceSecret } = adding
    expect(await started.client.call(quickLoginOptions, { deviceId })).toMatchObject(off)
    expect(await started.client.call(quickLogin, earlier)).toMatchObject(off)
    if (name !== 'two-factor that is switched on') return
    const { username, password } = account
    const byPassword = { username, password, type: 'username', deviceSecret } as const
    expect(await started.client.call(login, byPassword)).toMatchObject({ code: 'SECOND_VERIFICATION' })
  })

  test('is added with a code of the authenticator alone where two-factor is on, also in place of a device that was there [AUTH-31]', async () => {
    const account = await member()
    const { secret } = await withTwoFactor(started.client, started.platform.deps, account)
    const { adding, answer } = await deviceOf(kind, account)
    const add = (code?: string) => put({ ...adding, ...(code && { code }) }, account)
    expect(await add()).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect(await add('000000')).toMatchObject({ code: 'ANSWER_INVALID' })
    expect((await devicesOf(account)).devices).toEqual([])
    started.clock.advance(30)
    expect(await add(codeOfSecret(secret, started.clock.now()))).toMatchObject({ success: true })
    expect(await started.client.call(quickLogin, await answer())).toMatchObject({ success: true })
    const other = await deviceOf(kind === 'pin' ? 'passkey' : 'pin', account)
    const again = { ...other.adding, deviceId: adding.deviceId, deviceSecret: adding.deviceSecret }
    expect(await put(again, account)).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect((await devicesOf(account)).devices).toMatchObject([{ deviceId: adding.deviceId, kind }])
  })
})
