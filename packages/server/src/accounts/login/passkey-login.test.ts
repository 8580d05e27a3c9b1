import { quickDevices, quickLogin, quickLoginOptions, setQuickLogin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import type { Caller } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../test/authenticator.ts'
import { know } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ trustedProxies })
const minute = 60

const put = (input: Input<typeof setQuickLogin>, token: string) => started.client.call(setQuickLogin, input, { token })
const quickLogIn = (input: Input<typeof quickLogin>, caller: Caller = {}) =>
  started.client.call(quickLogin, input, caller)
const options = (deviceId: string) => started.client.call(quickLoginOptions, { deviceId })
const devices = async (token: string) => (await started.client.call(quickDevices, {}, { token })).value

/** A member with a passkey on a device. */
async function withPasskey() {
  const account = await started.client.register()
  const authenticator = await softwareAuthenticator()
  const { origin } = new URL(started.platform.url)
  const { challenge, rpId } = await devices(account.token)
  const credential = await authenticator.create({ challenge, rpId, origin })
  const deviceId = crypto.randomUUID()
  const added = await put(
    { enabled: true, kind: 'passkey', deviceId, credential, password: account.password },
    account.token,
  )
  const sign = async (more = {}) => {
    const asked = (await options(deviceId)).value
    return authenticator.sign({ challenge: asked.challenge, rpId: asked.rpId, origin, ...more })
  }
  return { account, deviceId, added, sign, authenticator, origin }
}

test('logs a member in with a passkey, from any address, and takes each signature once [AUTH-32]', async () => {
  const { account, deviceId, added, sign } = await withPasskey()
  expect(added).toMatchObject({ success: true, value: { devices: [{ deviceId, kind: 'passkey' }] } })
  await know(started.platform.deps, account, { bankName: 'Ana Gil' })
  const assertion = await sign()
  expect(await quickLogIn({ deviceId, assertion }, from('198.51.100.20'))).toMatchObject({
    success: true,
    value: { account: account.username },
  })
  expect(await quickLogIn({ deviceId, assertion })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  expect(await quickLogIn({ deviceId, assertion: await sign() })).toMatchObject({ success: true })
})

test('refuses a passkey of another page, without user verification, or that signed too late [AUTH-32]', async () => {
  const { deviceId, sign } = await withPasskey()
  const refused = { code: 'ANSWER_INVALID' }
  expect(await quickLogIn({ deviceId, assertion: await sign({ origin: 'https://evil.example' }) })).toMatchObject(
    refused,
  )
  expect(await quickLogIn({ deviceId, assertion: await sign({ verified: false }) })).toMatchObject(refused)
  const late = await sign()
  started.clock.advance(5 * minute)
  expect(await quickLogIn({ deviceId, assertion: late })).toMatchObject(refused)
  expect(await quickLogIn({ deviceId, assertion: '{"id":' })).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await quickLogIn({ deviceId, assertion: '{}' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 1 } })
  expect(await quickLogIn({ deviceId, assertion: await sign() })).toMatchObject({ success: true })
})

test('refuses the signature of another account’s passkey', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  const { challenge, rpId } = (await options(one.deviceId)).value
  const assertion = await other.authenticator.sign({ challenge, rpId, origin: one.origin })
  expect(await quickLogIn({ deviceId: one.deviceId, assertion })).toMatchObject({ code: 'ANSWER_INVALID' })
})

test('refuses a new passkey that signed another account’s challenge', async () => {
  const [mine, theirs] = [await started.client.register(), await started.client.register()]
  const { challenge, rpId } = await devices(theirs.token)
  const credential = await (await softwareAuthenticator()).create({ challenge, rpId, origin: started.platform.url })
  const asked = {
    enabled: true,
    kind: 'passkey',
    deviceId: crypto.randomUUID(),
    credential,
    password: mine.password,
  } as const
  expect(await put(asked, mine.token)).toMatchObject({ code: 'ANSWER_INVALID' })
})
