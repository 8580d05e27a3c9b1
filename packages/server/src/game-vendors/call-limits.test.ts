import { connect } from 'node:net'
import { signatureHeaders, vendorBalance, vendorBet, vendorRollback, vendorWin, minute } from '@baize/contract'
import { startPlaying } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { beforeAll, expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'
import { sandboxLimits } from '../limits/limit-table.ts'

const started = startedPlatform({
  trustedProxies: ['127.0.0.1', '::1'],
  limits: {
    ...sandboxLimits,
    'vendor-calls': { max: 6, windowMs: minute },
    'unsigned-vendor-calls': { max: 3, windowMs: minute },
  },
})
let vendor: VendorClient
const asked = { player: '01900000-0000-7000-8000-000000000000', session: 'none' }
const balance = (from: string, signing: object = {}) => vendor.call(vendorBalance, asked, { from, ...signing })
const codes = async (calls: number, call: () => Promise<{ code?: string }>) => {
  const all: unknown[] = []
  for (let count = 0; count < calls; count++) all.push((await call()).code)
  return all
}
const [wrong, limited, answered] = ['SIGNATURE_INVALID', 'RATE_LIMITED', 'GAME_SESSION_ENDED']

beforeAll(() => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
})

test.each([
  ['wrongly signed', '203.0.113.1', { secret: 'guessed' }],
  ['unsigned', '203.0.113.2', { signature: '' }],
])('calls of an address that are %s are limited tightly, and no other address is', async (_, from, signing) => {
  expect(await codes(5, () => balance(from, signing))).toEqual([wrong, wrong, wrong, limited, limited])
  expect(await codes(1, () => balance(from))).toEqual([limited])
  expect(await codes(1, () => balance('203.0.113.9', signing))).toEqual([wrong])
  started.clock.advance(20)
  expect(await codes(2, () => balance(from, signing))).toEqual([wrong, limited])
  started.clock.advance(60)
})

test('whoever shares a vendor’s address and sends nonsense does not keep the vendor out', async () => {
  const from = '203.0.113.3'
  expect(await codes(1, () => balance(from))).toEqual([answered])
  expect(await codes(4, () => balance(from, { secret: 'guessed' }))).toEqual([wrong, wrong, wrong, limited])
  expect(await codes(1, () => balance(from))).toEqual([answered])
  started.clock.advance(60)
})

test('a vendor that calls too often may take no bet, and still ends and takes back every round', async () => {
  const { player, gameCode, session } = await startPlaying(started.client, vendor)
  started.clock.advance(60)
  const round = (roundId: string) => ({ player, gameCode, roundId, currency: 'EUR' })
  const bet = (roundId: string) =>
    vendor.call(vendorBet, { ...round(roundId), session, txId: `${roundId}-bet`, amount: '1.00' })
  const rounds = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const roundId of rounds) expect(await bet(roundId)).toMatchObject({ success: true })
  expect(await bet('g')).toMatchObject({ status: 429, code: limited })
  for (const roundId of rounds.slice(0, 3)) {
    const win = { ...round(roundId), txId: `${roundId}-win`, betTxId: `${roundId}-bet`, amount: '2.00' }
    expect(await vendor.call(vendorWin, { ...win, roundClosed: true })).toMatchObject({ success: true })
  }
  for (const roundId of rounds.slice(3)) {
    const back = { player, roundId, txId: `${roundId}-back`, betTxId: `${roundId}-bet` }
    expect(await vendor.call(vendorRollback, back)).toMatchObject({ success: true, value: {} })
  }
  started.clock.advance(10)
  expect(await bet('g')).toMatchObject({ success: true })
})

/** Sends the headers of a call and nothing of its body. Resolves with what is answered. */
function headersAlone(changed: Record<string, string>): Promise<string> {
  const headers = {
    Host: 'localhost',
    'Content-Length': '900',
    'X-Forwarded-For': '203.0.113.77',
    [signatureHeaders.vendor]: 'studio',
    [signatureHeaders.keyId]: 'k1',
    [signatureHeaders.timestamp]: String(Math.floor(started.clock.now().getTime() / 1000)),
    [signatureHeaders.nonce]: crypto.randomUUID(),
    [signatureHeaders.signature]: 'a'.repeat(64),
    ...changed,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(started.platform.port, '127.0.0.1')
    socket.once('error', reject).once('data', data => {
      socket.destroy()
      resolve(String(data))
    })
    socket.write(`POST ${vendorBalance.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  })
}

test.each([
  ['an unknown vendor', { [signatureHeaders.vendor]: 'somebody' }, '401'],
  ['an unknown key', { [signatureHeaders.keyId]: 'k9' }, '401'],
  ['a signature of another form', { [signatureHeaders.signature]: 'A=' }, '401'],
  ['a stale time', { [signatureHeaders.timestamp]: '1700000000' }, '401'],
  ['a length above the limit', { 'Content-Length': '65537' }, '400'],
])('a call with %s is refused before its body is read', async (_, changed, status) => {
  started.clock.advance(60)
  expect(await headersAlone(changed)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
