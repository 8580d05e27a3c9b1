import { vendorAuthenticate, vendorBalance, vendorRollback } from '@baize/contract'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { beforeAll, expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()
let vendor: VendorClient
const player = '01900000-0000-7000-8000-000000000000'
const asked = { player, session: 'none' }
const refused = { status: 401, success: false, code: 'SIGNATURE_INVALID' }

beforeAll(() => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
})

test('a call that is signed well is answered', async () => {
  expect(await vendor.call(vendorBalance, asked)).toMatchObject({ status: 200, code: 'GAME_SESSION_ENDED' })
})

test.each([
  ['another secret', { secret: 'guessed' }],
  ['an unknown vendor', { vendor: 'somebody' }],
  ['an unknown key', { keyId: 'k2' }],
  ['a signature over another body', { signedBody: '{}' }],
  ['no signature', { signature: '' }],
  ['a time that is no time', { timestamp: 'now' }],
])('a call with %s is refused', async (_, signing) => {
  expect(await vendor.call(vendorBalance, asked, signing)).toMatchObject(refused)
})

test('a signature is good for five minutes before and after', async () => {
  const at = (seconds: number) => ({ timestamp: String(started.clock.now().getTime() / 1000 + seconds) })
  expect(await vendor.call(vendorBalance, asked, at(-301))).toMatchObject(refused)
  expect(await vendor.call(vendorBalance, asked, at(301))).toMatchObject(refused)
  expect(await vendor.call(vendorBalance, asked, at(-300))).toMatchObject({ status: 200 })
})

test('a signed call is good once', async () => {
  const nonce = crypto.randomUUID()
  expect(await vendor.call(vendorBalance, asked, { nonce })).toMatchObject({ status: 200 })
  expect(await vendor.call(vendorBalance, asked, { nonce })).toMatchObject(refused)
})

test('what is signed is checked before what is asked', async () => {
  expect(await vendor.send(vendorBalance, 'not json', { secret: 'guessed' })).toMatchObject(refused)
  expect(await vendor.send(vendorBalance, 'not json')).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('a body beyond 64 kB is not read to its end', async () => {
  expect(await vendor.send(vendorBalance, ' '.repeat(70_000))).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('an unknown code opens nothing, and a vendor leaves no tombstone with a player it never met', async () => {
  expect(await vendor.call(vendorAuthenticate, { launchCode: 'x', gameCode: 'y' })).toMatchObject({
    code: 'LAUNCH_CODE_INVALID',
  })
  const rollback = { txId: 't', betTxId: 'b', player, roundId: 'r' }
  expect(await vendor.call(vendorRollback, rollback)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  expect(await vendor.call(vendorRollback, { ...rollback, player: 'nobody' })).toMatchObject({ status: 400 })
})
