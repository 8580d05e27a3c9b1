import { createHash } from 'node:crypto'
import { balance, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startPlaying } from '@baize/testing/playing'
import type { Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'
import { vendorCalls } from './tables.ts'

const started = startedPlatform()
let vendor: VendorClient
let playing: Playing

beforeAll(async () => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  playing = await startPlaying(started.client, vendor)
})

const funds = async () => (await started.client.call(balance, {}, { token: playing.account.token })).value.available
const bet = (roundId: string, more: Partial<Input<typeof vendorBet>> = {}): Input<typeof vendorBet> => {
  const { player, session, gameCode } = playing
  return { txId: `${roundId}-b`, player, session, roundId, gameCode, amount: '2.00', currency: 'EUR', ...more }
}
const win = (roundId: string): Input<typeof vendorWin> => {
  const { player, gameCode } = playing
  const ids = { txId: `${roundId}-w`, betTxId: `${roundId}-b`, roundId }
  return { ...ids, player, gameCode, amount: '5.00', currency: 'EUR', roundClosed: true }
}
const rollback = (roundId: string): Input<typeof vendorRollback> => ({
  txId: `${roundId}-x`,
  betTxId: `${roundId}-b`,
  player: playing.player,
  roundId,
})

const amounts = (...written: string[]) =>
  written.map(amount => [`the amount ${amount}`, (input: object) => JSON.stringify({ ...input, amount })] as const)
const anyCall = [
  ['its keys in another order', input => JSON.stringify(Object.fromEntries(Object.entries(input).reverse()))],
  ['spaces and lines', input => JSON.stringify(input, null, 2)],
  ['a field that the call does not have', input => JSON.stringify({ ...input, sentAt: '2026-11-28T12:00:00Z' })],
  ['a letter escaped', input => JSON.stringify(input).replace('"player"', String.raw`"\u0070layer"`)],
] as const satisfies [string, (input: object) => string][]

test.each([...anyCall, ...amounts('2', '2.0', '2.000', '02.00')])(
  'a bet that is sent again with %s gets the stored answer',
  async (name, rewrite) => {
    const input = bet(`bet-${name.replaceAll(/\W/g, '-')}`)
    const taken = await vendor.call(vendorBet, input)
    const before = await funds()
    expect((await vendor.send(vendorBet, rewrite(input))).body).toBe(taken.body)
    expect(await funds()).toBe(before)
  },
)

test.each([...anyCall, ...amounts('5', '5.0', '5.00000000', '005')])(
  'a win that is sent again with %s gets the stored answer',
  async (name, rewrite) => {
    const roundId = `win-${name.replaceAll(/\W/g, '-')}`
    await vendor.call(vendorBet, bet(roundId))
    const paid = await vendor.call(vendorWin, win(roundId))
    const before = await funds()
    expect((await vendor.send(vendorWin, rewrite(win(roundId)))).body).toBe(paid.body)
    expect(await funds()).toBe(before)
  },
)

test.each(anyCall)('a rollback that is sent again with %s gets the stored answer', async (name, rewrite) => {
  const roundId = `back-${name.replaceAll(/\W/g, '-')}`
  await vendor.call(vendorBet, bet(roundId))
  const givenBack = await vendor.call(vendorRollback, rollback(roundId))
  await vendor.call(vendorBet, bet(`${roundId}-next`))
  expect((await vendor.send(vendorRollback, rewrite(rollback(roundId)))).body).toBe(givenBack.body)
})

test('a refusal that is stored is given again, however its call is written', async () => {
  const input = bet('poor', { amount: '500000.00' })
  const refused = await vendor.call(vendorBet, input)
  expect(refused.code).toBe('INSUFFICIENT_FUNDS')
  const [, rewrite] = anyCall[0]
  expect((await vendor.send(vendorBet, rewrite({ ...input, amount: '500000' }))).body).toBe(refused.body)
})

test.each([
  ['amount', '20.00'],
  ['amount', '2.01'],
  ['amount', '0.20'],
  ['roundId', 'another'],
  ['gameCode', 'another'],
  ['currency', 'GBP'],
  ['session', 'another'],
] as const)('a bet whose key comes with another %s is refused: %s', async (name, value) => {
  const input = bet(`other-${name}-${value.replace('.', '-')}`)
  const taken = await vendor.call(vendorBet, input)
  expect(await vendor.call(vendorBet, { ...input, [name]: value })).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
  expect((await vendor.call(vendorBet, input)).body).toBe(taken.body)
})

test('a call that was stored with the hash of its text still gets its answer for that text', async () => {
  const input = bet('before')
  const taken = await vendor.call(vendorBet, input)
  const body = JSON.stringify(input)
  const requestHash = createHash('sha256').update(`${vendorBet.path}\n${body}`).digest('hex')
  const { db } = started.platform.deps
  await db.update(vendorCalls).set({ requestHash }).where(eq(vendorCalls.txId, input.txId))
  expect((await vendor.send(vendorBet, body)).body).toBe(taken.body)
  const other = { ...input, amount: '3.00' }
  expect(await vendor.call(vendorBet, other)).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
})
