import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginIdentity } from '@baize/contract'
import type { IdentityChannel } from '@baize/contract'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { CryptoKey } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { offerIdentities } from '../../../test/identity.ts'
import { know, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { linkIdentity } from './login-by-identity.ts'
import { firebaseFrom, firebaseProvider } from './firebase.ts'

const project = 'demo-baize'
let server: Server
let key: CryptoKey

/** Keys as firebase serves them, on this machine. */
async function startKeys(): Promise<string> {
  const pair = await generateKeyPair('RS256', { extractable: true })
  key = pair.privateKey
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwk`
}

const started = startedPlatform(async () => ({
  firebase: { project, jwksUrl: await startKeys(), emulator: false },
  report: () => undefined,
}))
afterAll(() => server.close())
beforeEach(() => offerIdentities(started.platform.deps))

const seconds = () => Math.floor(started.clock.now().getTime() / 1000)
const claimsOf = (more: object = {}) => ({
  sub: 'firebase-uid-1',
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  iat: seconds() - 10,
  auth_time: seconds() - 10,
  exp: seconds() + 3600,
  email: 'ana@example.com',
  firebase: { sign_in_provider: 'google.com' },
  ...more,
})
const sign = (more: object = {}, signer: CryptoKey = key, kid = 'k1') =>
  new SignJWT(claimsOf(more)).setProtectedHeader({ alg: 'RS256', kid }).sign(signer)
const enter = (firebaseIdToken: string, firebaseChannel: IdentityChannel = 'google') =>
  started.client.call(loginIdentity, { firebaseChannel, firebaseIdToken })

test('takes id tokens that firebase signed [REG-16] [REG-37]', async () => {
  const { deps } = started.platform
  expect(await enter(await sign())).toMatchObject({ code: 'REGISTER_REQUIRED' })
  const { username } = await started.client.register()
  const who = { id: await playerIdOf(deps, username), merchant: 'demo' }
  await linkIdentity(deps, deps.db, who, { channel: 'google', subject: 'firebase-uid-1' })
  expect(await enter(await sign())).toMatchObject({ success: true, value: { account: username } })
})

test('knows the number that firebase sent its own code to [REG-37]', async () => {
  const account = await started.client.register()
  await know(started.platform.deps, account, { mobile: '+34612999888' })
  const phone = { sub: 'uid-2', phone_number: '+34612999888', firebase: { sign_in_provider: 'phone' } }
  expect(await enter(await sign(phone), 'phone')).toMatchObject({ success: true, value: { account: account.username } })
})

test.each([
  ['of another project', () => ({ aud: 'other' })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
  ['that has ended', () => ({ exp: seconds() - 61 })],
  ['without an end', () => ({ exp: undefined })],
  ['from the future', () => ({ iat: seconds() + 120 })],
  ['of a login in the future', () => ({ auth_time: seconds() + 120 })],
  ['without a login', () => ({ auth_time: undefined })],
  ['of nobody', () => ({ sub: '' })],
  ['of another channel', () => ({ firebase: { sign_in_provider: 'facebook.com' } })],
  ['of a login with a password there', () => ({ firebase: { sign_in_provider: 'password' } })],
  ['that says no channel', () => ({ firebase: undefined })],
])('refuses a token %s', async (_what, wrong) => {
  expect(await enter(await sign(wrong()))).toMatchObject({ code: 'IDENTITY_INVALID' })
})

test('refuses tokens that firebase did not sign', async () => {
  const stranger = await generateKeyPair('RS256')
  expect(await enter(await sign({}, stranger.privateKey))).toMatchObject({ code: 'IDENTITY_INVALID' })
  expect(await enter(await sign({}, stranger.privateKey, 'k2'))).toMatchObject({ code: 'IDENTITY_INVALID' })
  expect(await enter(new UnsecuredJWT(claimsOf()).encode())).toMatchObject({ code: 'IDENTITY_INVALID' })
  const shared = new SignJWT(claimsOf())
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .sign(Buffer.from(project.padEnd(32)))
  expect(await enter(await shared)).toMatchObject({ code: 'IDENTITY_INVALID' })
})

test('fails without a refusal where the keys cannot be read', async () => {
  const nowhere = { project, jwksUrl: 'http://127.0.0.1:9/jwk', emulator: false }
  await expect(firebaseProvider(nowhere, started.clock).verify(await sign(), 'google', 'demo')).rejects.toThrow()
})

test('takes the unsigned tokens of the emulator where a developer wants it, never in production', async () => {
  const settings = firebaseFrom({ BAIZE_FIREBASE_PROJECT: project, BAIZE_FIREBASE_EMULATOR: 'localhost:9099' })
  expect(settings).toMatchObject({ project, emulator: true })
  const provider = firebaseProvider(settings ?? { project, jwksUrl: '', emulator: true }, started.clock)
  expect(await provider.verify(new UnsecuredJWT(claimsOf()).encode(), 'google', 'demo')).toMatchObject({
    channel: 'google',
    subject: 'firebase-uid-1',
  })
  const env = { BAIZE_MODE: 'production', BAIZE_FIREBASE_PROJECT: project, BAIZE_FIREBASE_EMULATOR: 'localhost:9099' }
  expect(() => firebaseFrom(env)).toThrow('BAIZE_FIREBASE_EMULATOR')
  expect(firebaseFrom({})).toBeNull()
})
