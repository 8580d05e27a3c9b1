import { login, publicKey, register, sealing } from '@baize/contract'
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { registration } from '../../test/client.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()

const input = { username: 'demo', password: 'Demo1234', type: 'username' } as const
const invalid = { status: 400, code: 'SEAL_INVALID' }
const stale = { status: 400, code: 'SEAL_STALE', message: 'This request is too old, please try again' }

const sealWith = (claims: Parameters<typeof started.client.seal>[3]) => started.client.seal(login, input, {}, claims)
const send = (sealed: string) => started.client.callSealed(login, sealed)

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

test('refuses a call that was sealed for another row or on another origin [API-71]', async () => {
  expect(await send(await sealWith({ aud: 'register' }))).toMatchObject(invalid)
  expect(await send(await sealWith({ origin: 'https://elsewhere.example' }))).toMatchObject(invalid)
  expect(await send(await sealWith({ origin: null }))).toMatchObject(invalid)
})

test('refuses what is not sealed, sealed to another key, or with another algorithm [API-71]', async () => {
  const { value } = await started.client.call(publicKey, {})
  const claims = new TextEncoder().encode(JSON.stringify({ iat: 0, jti: 'x', aud: 'login', origin: null, body: input }))
  const seal = (header: { alg: string; enc: string; kid?: string }, key: CryptoKey | Uint8Array) =>
    new CompactEncrypt(claims).setProtectedHeader(header).encrypt(key)
  const right = (await importJWK(value.publicKey, sealing.alg)) as CryptoKey
  const { publicKey: other } = await generateKeyPair(sealing.alg, { crv: 'P-256' })
  const texts = [
    '',
    'not.sealed.at.all.really',
    JSON.stringify(input),
    await seal({ alg: 'ECDH-ES', enc: 'A256GCM' }, right),
    await seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: value.keyId }, other),
    await seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'unknown' }, right),
    await seal({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: value.keyId }, right),
    await seal({ alg: 'ECDH-ES', enc: 'A128CBC-HS256', kid: value.keyId }, right),
  ]
  for (const text of texts) expect(await send(text), text).toMatchObject(invalid)
})

test('checks what is inside like any other input', async () => {
  const sealed = await started.client.seal(register, { ...registration(), registerMethod: 'FAX' })
  expect(await started.client.callSealed(register, sealed)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('changes its key before the old one ends, and still opens what was sealed to the old one [API-76]', async () => {
  const before = (await started.client.call(publicKey, {})).value
  started.clock.advance(29.5 * 86_400)
  const now = Math.floor(started.clock.now().getTime() / 1000)
  const after = (await started.client.call(publicKey, {})).value
  expect(after.keyId).not.toBe(before.keyId)
  const claims = { iat: now, jti: crypto.randomUUID(), aud: 'login', origin: started.client.url, body: input }
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: sealing.alg, enc: sealing.enc, kid: before.keyId })
    .encrypt(await importJWK(before.publicKey, sealing.alg))
  expect(await send(sealed)).toMatchObject({ success: true })
})
