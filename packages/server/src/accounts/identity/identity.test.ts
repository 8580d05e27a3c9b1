import { answerSecond, login, loginIdentity, memberInfo } from '@baize/contract'
import type { IdentityChannel } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import type { Caller } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { linked, offerIdentities, tokenOf } from '../../../test/identity.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { codeOfSecret, know, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { player } from '../players/tables.ts'
import { linkIdentity } from './login-by-identity.ts'
import { sandboxProvider } from './sandbox.ts'

const started = startedPlatform({ trustedProxies })
const minute = 60
let number = 0
const someone = () => `person${++number}@example.com`

beforeEach(() => offerIdentities(started.platform.deps))

const enter = (firebaseChannel: IdentityChannel, firebaseIdToken: string, caller: Caller = {}) =>
  started.client.call(loginIdentity, { firebaseChannel, firebaseIdToken }, caller)

/** A member whose account at google lets them in. */
async function withGoogle() {
  const account = await started.client.register()
  const email = someone()
  await linked(started.platform.deps, account.username, { channel: 'google', email })
  return { account, email, token: () => tokenOf(started.platform.deps, { channel: 'google', email }) }
}

test('logs in a player by a linked identity [REG-16] [REG-37] [API-80]', async () => {
  const { account, token } = await withGoogle()
  const { value } = await enter('google', await token())
  expect(value).toMatchObject({ account: account.username, type: 0, pending: false })
  expect(await started.client.call(memberInfo, {}, { token: value.token })).toMatchObject({ success: true })
})

test('sends an unknown identity to the registration, with the same token [REG-37] [API-80]', async () => {
  const { deps } = started.platform
  const email = someone()
  const idToken = await tokenOf(deps, { channel: 'facebook', email })
  expect(await enter('facebook', idToken)).toMatchObject({ success: false, status: 200, code: 'REGISTER_REQUIRED' })
  const { username } = await started.client.register()
  await linked(deps, username, { channel: 'facebook', email })
  expect(await enter('facebook', idToken)).toMatchObject({ success: true, value: { account: username } })
})

test('does not log in by an e-mail address that was not linked', async () => {
  const { deps } = started.platform
  const account = await started.client.register()
  const email = someone()
  await know(deps, account, { email })
  expect(await enter('google', await tokenOf(deps, { channel: 'google', email }))).toMatchObject({
    code: 'REGISTER_REQUIRED',
  })
})

test('logs in by a mobile number that the provider has verified [REG-37]', async () => {
  const { deps } = started.platform
  const account = await started.client.register()
  await know(deps, account, { mobile: '+34612000111' })
  const idToken = await tokenOf(deps, { channel: 'phone', phone: '+34612000111' })
  expect(await enter('phone', idToken)).toMatchObject({ success: true, value: { account: account.username } })
})

test('refuses tokens that are changed, too old, of another channel, merchant or maker [REG-37]', async () => {
  const { deps } = started.platform
  const { token, email } = await withGoogle()
  const good = await token()
  const refused = { success: false, code: 'IDENTITY_INVALID', message: 'Login failure, please try again' }
  const [head, body, signature] = good.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  for (const bad of [
    `${head}.${body}.${signature?.replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`,
    unsigned,
    'x',
    'a.b.c',
    '🎰',
    "'; drop table player; --",
  ])
    expect(await enter('google', bad)).toMatchObject(refused)
  expect(await enter('facebook', good)).toMatchObject(refused)
  expect(await enter('google', await tokenOf(deps, { channel: 'google', email }, 'another'))).toMatchObject(refused)
  started.clock.advance(10 * minute)
  expect(await enter('google', good)).toMatchObject(refused)
})

test('is refused where the site does not offer it [REG-16]', async () => {
  const { token } = await withGoogle()
  await offerIdentities(started.platform.deps, ['facebook'])
  expect(await enter('google', await token())).toMatchObject({ code: 'FUNCTION_DISABLED' })
})

test('asks for no second verification at an unknown address, and for no new password [AUTH-23] [AUTH-28]', async () => {
  const { account, token } = await withGoogle()
  const { deps } = started.platform
  await know(deps, account, { bankName: 'Ana Gil' })
  await deps.db.update(player).set({ mustChangePassword: true }).where(eq(player.account, account.username))
  const { value } = await enter('google', await token(), from('198.51.100.20'))
  expect(value).toMatchObject({ account: account.username, pending: false })
  const { username, password } = account
  const typed = { username, password, type: 'username' } as const
  expect(await started.client.call(login, typed, from('198.51.100.20')), 'the address is known now').toMatchObject({
    success: true,
  })
})

test('asks for the authenticator where two-factor is on [AUTH-31]', async () => {
  const { deps } = started.platform
  const { account, token } = await withGoogle()
  const { secret } = await withTwoFactor(started.client, deps, account)
  started.clock.advance(30)
  const refused = await enter('google', await token())
  expect(refused).toMatchObject({
    code: 'SECOND_VERIFICATION',
    value: { secondVerification: { methods: [{ method: 'totp' }] } },
  })
  const { challengeId } = (refused.value as unknown as { secondVerification: { challengeId: string } })
    .secondVerification
  const answer = codeOfSecret(secret, started.clock.now())
  expect(await started.client.call(answerSecond, { challengeId, method: 'totp', answer })).toMatchObject({
    success: true,
    value: { account: account.username, pending: false },
  })
})

test('links an identity to one account and never to a second', async () => {
  const { deps } = started.platform
  const { email } = await withGoogle()
  const { username } = await started.client.register()
  const idToken = await tokenOf(deps, { channel: 'google', email })
  const identity = await sandboxProvider(deps).verify(idToken, 'google', 'demo')
  const other = { id: await playerIdOf(deps, username), merchant: 'demo' }
  expect(identity && (await linkIdentity(deps, deps.db, other, identity))).toBe(false)
})
