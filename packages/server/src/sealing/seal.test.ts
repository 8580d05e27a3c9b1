import { login, publicKey, register, sealing } from '@baize/contract'
import { registration } from '@baize/testing/client'
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import type { CompactJWEHeaderParameters } from 'jose'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()

const input = { username: 'demo', password: 'Demo1234', type: 'username' } as const
const invalid = { status: 400, code: 'SEAL_INVALID' }
const stale = { status: 400, code: 'SEAL_STALE', message: 'This request has expired, please try again' }

const sealWith = (claims: Parameters<typeof started.client.seal>[3]) => started.client.seal(login, input, {}, claims)
const send = (sealed: string) => started.client.callSealed(login, sealed)

/** A login that is valid except for its header and key. */
function sealAs(header: CompactJWEHeaderParameters, key: CryptoKey | Uint8Array): Promise<string> {
  const iat = Math.floor(started.clock.now().getTime() / 1000)
  const claims = { iat, jti: crypto.randomUUID(), aud: 'login', origin: started.client.url, body: input }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims))).setProtectedHeader(header).encrypt(key)
}

test('publishes a P-256 key with its id, its end and the platform’s time [API-71] [API-76]', async () => {
  const { value } = await started.client.call(publicKey, {})
  expect(value.publicKey).toMatchObject({ kty: 'EC', crv: 'P-256' })
  expect(value.publicKey).not.toHaveProperty('d')
  expect(value.serverTime).toBe(started.clock.now().toISOString())
  expect((await started.client.call(publicKey, {})).value.keyId).toBe(value.keyId)
})

test('opens what is sealed to the published key [API-71]', async () => {
  expect(await send(await sealWith({}))).toMatchObject({ success: true })
})

test('refuses a call that is sent a second time [API-71]', async () => {
  const sealed = await sealWith({})
  expect(await send(sealed)).toMatchObject({ success: true })
  expect(await send(sealed)).toMatchObject(stale)
})

test('refuses a call that was sealed more than two minutes ago, or lies in the future [API-71]', async () => {
  const now = Math.floor(started.clock.now().getTime() / 1000)
  expect(await send(await sealWith({ iat: now - 121 }))).toMatchObject(stale)
  expect(await send(await sealWith({ iat: now + 121 }))).toMatchObject(stale)
  expect(await send(await sealWith({ iat: now - 120 }))).toMatchObject({ success: true })
})

test('refuses a call that was sealed for another endpoint or on another origin [API-71]', async () => {
  expect(await send(await sealWith({ aud: 'register' }))).toMatchObject(invalid)
  expect(await send(await sealWith({ origin: 'https://elsewhere.example' }))).toMatchObject(invalid)
  expect(await send(await sealWith({ origin: null }))).toMatchObject(invalid)
})

test('refuses what is not sealed, sealed to another key, or with another algorithm [API-71]', async () => {
  const { value } = await started.client.call(publicKey, {})
  const right = await importJWK(value.publicKey, sealing.alg)
  const { publicKey: other } = await generateKeyPair(sealing.alg, { crv: 'P-256' })
  const good = { alg: sealing.alg, enc: sealing.enc, kid: value.keyId }
  const { kid: _, ...nameless } = good
  expect(await send(await sealAs(good, right)), 'the one that is right').toMatchObject({ success: true })
  const wrong = [
    '',
    'not.sealed.at.all.really',
    JSON.stringify(input),
    await sealAs(nameless, right),
    await sealAs({ ...good, kid: 'unknown' }, right),
    await sealAs(good, other),
    await sealAs({ ...good, alg: 'ECDH-ES+A256KW' }, right),
    await sealAs({ ...good, enc: 'A128CBC-HS256' }, right),
    await sealAs({ ...good, zip: 'DEF' }, right),
  ]
  for (const text of wrong) expect(await send(text), text).toMatchObject(invalid)
})

test('checks what is inside like any other input', async () => {
  const sealed = await started.client.seal(register, { ...registration(), registerMethod: 'FAX' })
  expect(await started.client.callSealed(register, sealed)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('changes its key before the old one ends, and still opens what was sealed to the old one [API-76]', async () => {
  const before = (await started.client.call(publicKey, {})).value
  started.clock.advance(29.5 * 86_400)
  const after = (await started.client.call(publicKey, {})).value
  expect(after.keyId).not.toBe(before.keyId)
  const header = { alg: sealing.alg, enc: sealing.enc, kid: before.keyId }
  const sealed = await sealAs(header, await importJWK(before.publicKey, sealing.alg))
  expect(await send(sealed)).toMatchObject({ success: true })
})

test.each([
  ['of NUL', '\0'],
  ['that is a number', 1],
  ['that is a list', ['a']],
  ['of half a character', '\ud800'],
  ['too long', 'k'.repeat(5000)],
])('refuses a key id %s [API-71]', async (_what, kid) => {
  const header = Buffer.from(JSON.stringify({ alg: sealing.alg, enc: sealing.enc, kid })).toString('base64url')
  expect(await send(`${header}..a.a.a`)).toMatchObject(invalid)
})
