import {
  balance,
  gameSession,
  launch,
  mainWallet,
  merchantWallet,
  platform,
  recallWallets,
  setAutoTransfer,
  transactionRecords,
  vendorWallets,
  walletTransfer,
  walletTransfers,
} from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { openGame } from '@baize/testing/playing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { walletInput } from '../../test/calls/vendor-wallet-calls.ts'
import { openFor, playRound } from '../../test/games/rounds.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { playerIdOf } from '../../test/second.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import { auditLedger } from '../ledger/audit.ts'
import { openOrder } from '../orders/index.ts'
import { sendTransfer } from './ask-vendor.ts'
import { bringMoneyBack } from './bring-back.ts'
import { askDue } from './carry-out.ts'
import { vendorTransferKind } from './kind.ts'
import { addTransfer, orderFrom } from './open-transfer.ts'
import { walletsSetting } from './setting.ts'
import { transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

const started = startedPlatform({ games: 30, report: () => undefined })
studioBeside(started)
const deps = () => started.platform.deps
const ops = async (...words: string[]) => runCommand(deps(), words, 'ada')
const single = (isSingle: boolean) => writeSetting(deps(), walletsSetting, { isSingle })

let member: Account
const by = () => ({ token: member.token })
const send = (more: Parameters<typeof walletInput>[0] = {}) =>
  started.client.call(walletTransfer, walletInput(more), by())
const recall = (more: { launchId?: string; idempotencyKey?: string } = {}) =>
  started.client.call(recallWallets, { idempotencyKey: crypto.randomUUID(), ...more }, by())
const wallets = async () => (await started.client.call(vendorWallets, {}, by())).value
const at = async (vassalage: string) => (await wallets()).list.find(each => each.vassalage === vassalage)
const history = async () => (await started.client.call(walletTransfers, {}, by())).value
const main = async () => (await started.client.call(balance, {}, by())).value
/** What is wrong in the books, and in what the vendor has. */
const wrong = async () => [
  ...(await auditLedger(deps().db)).filter(({ broken }) => broken > 0).map(({ name }) => name),
  ...(await ops('vendor-wallets', 'reconcile')).lines.filter(line => line.startsWith('DIFFER')),
]

beforeEach(async () => {
  await single(false)
  member = await started.client.register()
})
afterEach(async () => expect(await wrong()).toEqual([]))

describe('a merchant with one wallet', () => {
  beforeEach(() => single(true))

  test('has nothing to transfer between, and says so [WAL-08] [WAL-09] [API-24]', async () => {
    expect((await started.client.call(merchantWallet, {}, by())).value).toEqual({ isSingle: true })
    expect(await wallets()).toMatchObject({ isSingle: true, main: '1000.00', total: '1000.00', list: [] })
    expect(await send()).toMatchObject({ status: 403, code: 'FUNCTION_DISABLED' })
    expect(await recall()).toMatchObject({ status: 403, code: 'FUNCTION_DISABLED' })
  })

  test('plays from it, and asks no vendor for money', async () => {
    const game = await openFor(started, member.token, await openGame(started.client))
    await playRound(started, game, crypto.randomUUID(), '10.00', '4.00')
    expect(await main()).toMatchObject({ balance: '994.00' })
  })

  test('gets back what lies at vendors from when it had several', async () => {
    await single(false)
    await send()
    await single(true)
    expect(await wallets()).toMatchObject({ main: '900.00', total: '1000.00' })
    await bringMoneyBack(deps())
    expect(await wallets()).toMatchObject({ main: '1000.00', total: '1000.00' })
  })
})

test('every vendor with games has a wallet, with its kinds of games and its state [MEM-21] [API-105]', async () => {
  const { list, isSingle, waiting } = await wallets()
  expect([isSingle, waiting]).toEqual([false, null])
  expect(new Set(list.map(({ vassalage }) => vassalage)).size).toBe(list.length)
  expect(list.find(({ vassalage }) => vassalage === 'LUMEN')).toEqual({
    ...{ vassalage: 'LUMEN', name: 'Lumen', gameTypes: ['RNG'] },
    ...{ balance: '0.00', state: 'open', maintenanceUntil: null },
  })
})

test('money goes to a vendor and back, and is in the records as a transfer [WAL-09] [WAL-10] [MEM-21] [API-22]', async () => {
  const reply = await send({ amount: ' 100.50 ' })
  expect(reply).toMatchObject({
    value: { state: 'success', balances: [{ vassalage: 'LUMEN', balance: '100.50' }] },
  })
  expect(reply.value.orderNo).toMatch(/^V261121\d{10}$/)
  expect(await wallets()).toMatchObject({ main: '899.50', processing: '0.00', total: '1000.00' })
  started.clock.advance(1)
  expect(await send({ from: 'LUMEN', to: mainWallet, amount: '0.50' })).toMatchObject({ value: { state: 'success' } })
  expect(await main()).toMatchObject({ available: '900.00', locked: '0.00' })
  const { content, total, totals } = await history()
  expect([total, totals]).toEqual([2, { page: '101.00', period: '101.00' }])
  expect(content).toMatchObject([
    { from: 'LUMEN', fromName: 'Lumen', to: mainWallet, amount: '0.50', state: 'success', askAt: null },
    { from: mainWallet, to: 'LUMEN', toName: 'Lumen', amount: '100.50', state: 'success' },
  ])
  const records = (await started.client.call(transactionRecords, { type: 'transfer' }, by())).value.content
  expect(records.map(({ amount, status }) => [amount, status])).toEqual([
    ['0.50', 'done'],
    ['-100.50', 'done'],
  ])
})

describe('a transfer is refused', () => {
  test.each([
    ['between two vendors', { from: 'VOLT', to: 'LUMEN' }, { to: 'main' }],
    ['to where it comes from', { to: mainWallet }, { to: 'same' }],
    ['to a vendor that there is not', { to: 'NOBODY' }, { to: 'unknown' }],
    ['from one that there is not', { from: 'NOBODY', to: mainWallet }, { from: 'unknown' }],
    ['of nothing', { amount: '' }, { amount: 'empty' }],
    ['of zero', { amount: '0.00' }, { amount: 'range' }],
    ['of less than nothing', { amount: '-5' }, { amount: 'format' }],
    ['with three digits', { amount: '1.005' }, { amount: 'format' }],
    ['with another separator', { amount: '1,50' }, { amount: 'format' }],
  ])('%s [MEM-22]', async (_what, more, fields) => {
    expect(await send(more)).toMatchObject({ code: 'FIELD_INVALID', value: { fields } })
    expect((await history()).total).toBe(0)
  })

  test('of more than there is, in either direction [MEM-22]', async () => {
    expect(await send({ amount: '1000.01' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await send({ from: 'LUMEN', to: mainWallet })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect((await history()).total).toBe(0)
  })

  test('to and from a vendor under maintenance, in plain words; what is there stays [MEM-22]', async () => {
    await send()
    await ops('games', 'LUMEN', 'maintenance', 'on')
    try {
      const reply = await send()
      expect(reply).toMatchObject({ code: 'WALLET_MAINTENANCE', value: { vendor: 'Lumen' } })
      expect(reply.message).toContain('Lumen is under maintenance')
      expect(await send({ from: 'LUMEN', to: mainWallet })).toMatchObject({ code: 'WALLET_MAINTENANCE' })
      expect((await recall()).value.orders).toEqual([])
      expect(await at('LUMEN')).toMatchObject({ state: 'maintenance', balance: '100.00' })
    } finally {
      await ops('games', 'LUMEN', 'maintenance', 'off')
    }
  })

  test('under the key of another one', async () => {
    const idempotencyKey = crypto.randomUUID()
    await send({ idempotencyKey })
    for (const other of [{ amount: '99.00' }, { to: 'VOLT' }, { from: 'LUMEN', to: mainWallet }])
      expect(await send({ ...other, idempotencyKey })).toMatchObject({ code: 'TX_CONFLICT' })
    expect((await history()).total).toBe(1)
  })
})

describe('a transfer whose result is unknown', () => {
  const processing = { state: 'processing' }

  test('is processing, keeps its money and lets no other go [MEM-22] [WAL-30]', async () => {
    const reply = await send({ amount: '100.12' })
    expect(reply).toMatchObject({ success: true, value: processing })
    expect(await main()).toMatchObject({ available: '899.88', locked: '100.12' })
    const { orderNo } = reply.value
    expect(await wallets()).toMatchObject({
      processing: '100.12',
      total: '1000.00',
      waiting: { orderNo, ...processing },
    })
    expect(await at('LUMEN')).toMatchObject(processing)
    expect(await send({ to: 'VOLT' })).toMatchObject({ code: 'TRANSFER_OPEN', value: { orderNo } })
    expect((await ops('vendor-wallets')).lines.join()).toContain(orderNo)
    started.clock.advance(5)
    await askDue(deps())
    expect(await send({ to: 'VOLT' })).toMatchObject({ value: { state: 'success' } })
  })

  test.each([
    ['found done once its answer was lost', '100.12', 'success', '100.12', 5],
    ['found not to have happened, and its money is back', '100.13', 'failed', '0.00', 5],
    ['found done later, where the vendor does not know at first', '100.14', 'success', '100.14', 35],
  ])('is %s [MEM-22]', async (_what, amount, state, there, seconds) => {
    const input = walletInput({ amount })
    expect(await started.client.call(walletTransfer, input, by())).toMatchObject({ value: processing })
    expect(await started.client.call(walletTransfer, input, by())).toMatchObject({ value: processing })
    for (let second = 0; second < seconds; second += 5) {
      expect(await wallets()).toMatchObject({ waiting: { state: 'processing' } })
      started.clock.advance(5)
    }
    expect(await wallets()).toMatchObject({ waiting: null, processing: '0.00', total: '1000.00' })
    expect(await at('LUMEN')).toMatchObject({ state: 'open', balance: there })
    expect(await started.client.call(walletTransfer, input, by())).toMatchObject({ value: { state } })
    expect((await history()).content).toMatchObject([{ state, amount }])
  })

  test('back from a vendor returns to its wallet where it did not happen', async () => {
    await send({ amount: '100.13', to: 'VOLT' })
    started.clock.advance(5)
    await send({ amount: '300.00' })
    expect(await send({ from: 'LUMEN', to: mainWallet, amount: '200.13' })).toMatchObject({ value: processing })
    expect(await wallets()).toMatchObject({ main: '700.00', processing: '200.13', total: '1000.00' })
    started.clock.advance(5)
    await askDue(deps())
    expect(await at('LUMEN')).toMatchObject({ balance: '300.00' })
  })

  test('is asked for by a job, less and less often, and by staff at once', async () => {
    const studio = deps().config.origins.studio
    deps().config.origins.studio = 'http://127.0.0.1:9'
    try {
      const { orderNo } = (await send()).value
      const askedAfter = async (seconds: number) => {
        started.clock.advance(seconds)
        await askDue(deps())
        return (await ops('vendor-wallets')).lines.find(line => line.includes(orderNo))
      }
      expect(await askedAfter(4)).toContain('asked 1 times')
      expect(await askedAfter(1)).toContain('asked 2 times')
      expect(await askedAfter(9)).toContain('asked 2 times')
      expect(await askedAfter(1)).toContain('asked 3 times')
      deps().config.origins.studio = studio
      expect((await ops('vendor-wallets', 'ask', orderNo)).lines.join()).toContain('failed')
    } finally {
      deps().config.origins.studio = studio
    }
    expect(await main()).toMatchObject({ available: '1000.00', locked: '0.00' })
  })
})

test('a vendor that refuses leaves the money where it was', async () => {
  expect(await send({ amount: '100.11' })).toMatchObject({ success: true, value: { state: 'failed' } })
  expect(await main()).toMatchObject({ available: '1000.00', locked: '0.00' })
})

describe('a platform that dies', () => {
  /** A transfer that was placed, by a platform that got no further. */
  async function placed(): Promise<WholeTransfer> {
    const playerId = await playerIdOf(deps(), member.username)
    const move = { vassalage: 'LUMEN', direction: 'in', cause: 'member' } as const
    return inTransaction(deps().db, async db => {
      const inside = { ...deps(), db }
      const order = orderFrom(playerId, move, { key: crypto.randomUUID(), amount: 10_000n, currency: 'EUR' })
      const opened = await openOrder(inside, vendorTransferKind, { ...order, playerId })
      if (!opened) throw new Error('Not opened')
      await addTransfer(inside, opened, move)
      return transferOf(db, opened)
    })
  }

  test.each([
    ['before its vendor was told', async () => undefined, { main: '1000.00' }, '0.00'],
    ['once its vendor was told', (whole: WholeTransfer) => sendTransfer(deps(), whole), { main: '900.00' }, '100.00'],
  ])('%s leaves a transfer that is asked for [WAL-30]', async (_what, next, main, there) => {
    await next(await placed())
    expect(await wallets()).toMatchObject({ main: '900.00', processing: '100.00' })
    started.clock.advance(30)
    await askDue(deps())
    expect(await wallets()).toMatchObject({ ...main, processing: '0.00', total: '1000.00' })
    expect(await at('LUMEN')).toMatchObject({ balance: there })
  })
})

describe('“collect all”', () => {
  test('brings back everything, once under a key [MEM-21] [API-106]', async () => {
    for (const to of ['LUMEN', 'VOLT', 'CORAL']) await send({ to, amount: '50.00' })
    const idempotencyKey = crypto.randomUUID()
    const { orders, balances } = (await recall({ idempotencyKey })).value
    expect(orders.map(({ from, to, amount, state }) => [from, to, amount, state])).toEqual(
      ['CORAL', 'LUMEN', 'VOLT'].map(vendor => [vendor, mainWallet, '50.00', 'success']),
    )
    expect(balances.map(each => each.balance)).toEqual(['0.00', '0.00', '0.00'])
    await send()
    expect((await recall({ idempotencyKey })).value.orders.map(each => each.orderNo).sort()).toEqual(
      orders.map(each => each.orderNo).sort(),
    )
    expect(await at('LUMEN')).toMatchObject({ balance: '100.00' })
  })

  test('of a launch that nothing was moved for leaves everything where it is', async () => {
    await send()
    for (const launchId of [crypto.randomUUID(), 'none'])
      expect((await recall({ launchId })).value).toMatchObject({ orders: [], balances: [{ balance: '100.00' }] })
  })
})

describe('rounds', () => {
  test('draw on the wallet of their vendor and pay into it [WAL-09]', async () => {
    const item = await openGame(started.client)
    const game = await openFor(started, member.token, item)
    await expect(playRound(started, game, crypto.randomUUID(), '10.00', '0.00')).rejects.toThrow('INSUFFICIENT_FUNDS')
    await send({ to: item.vassalage })
    const round = crypto.randomUUID()
    await playRound(started, game, round, '10.00', '25.00')
    expect(await at(item.vassalage)).toMatchObject({ balance: '115.00' })
    expect(await main()).toMatchObject({ balance: '900.00' })
    // The rounds of this test are known to no studio, so its wallet must agree again.
    await playRound(started, game, crypto.randomUUID(), '15.00', '0.00')
    expect(await at(item.vassalage)).toMatchObject({ balance: '100.00' })
  })
})

describe('auto-transfer', () => {
  const auto = (on: boolean) => started.client.call(setAutoTransfer, { on }, by())

  test('is off at first, and moves nothing then [MEM-21]', async () => {
    const item = await openGame(started.client)
    await openFor(started, member.token, item)
    expect(await wallets()).toMatchObject({ autoTransfer: false, main: '1000.00' })
  })

  test('moves the main wallet to the vendor of a game, on to the next one, and back when it is left [MEM-21]', async () => {
    await auto(true)
    const item = await openGame(started.client)
    await openFor(started, member.token, item)
    expect(await wallets()).toMatchObject({ autoTransfer: true, main: '0.00', total: '1000.00' })
    expect(await at(item.vassalage)).toMatchObject({ balance: '1000.00' })
    await bringMoneyBack(deps())
    expect(await at(item.vassalage)).toMatchObject({ balance: '1000.00' })
    started.clock.advance(13 * 3600)
    await bringMoneyBack(deps())
    expect((await ops('vendor-wallets', 'show', member.username)).lines.join()).toContain('0.00 EUR')
  })
})

describe('a page that leaves a game which money followed to', () => {
  const launched = async () => {
    const { vassalage, gameType, gameCode } = await openGame(started.client)
    const input = { vassalage, gameType, gameCode, platform: platform.games, language: 'EN' }
    return (await started.client.call(launch, input, by())).value
  }

  test('brings it back, but for one that another launch has followed [MEM-21]', async () => {
    await started.client.call(setAutoTransfer, { on: true }, by())
    const [first, second] = [await launched(), await launched()]
    expect([first.movesMoney, second.movesMoney]).toEqual([true, true])
    expect((await recall({ launchId: first.launchId })).value.orders).toEqual([])
    expect(await wallets()).toMatchObject({ main: '0.00' })
    expect((await recall({ launchId: second.launchId })).value.orders).toMatchObject([{ state: 'success' }])
    expect(await wallets()).toMatchObject({ main: '1000.00' })
  })

  test('is nobody else’s: the launch of another member brings nothing back', async () => {
    await started.client.call(setAutoTransfer, { on: true }, by())
    const { launchId } = await launched()
    const { token } = await started.client.register()
    const input = { launchId, idempotencyKey: crypto.randomUUID() }
    expect((await started.client.call(recallWallets, input, { token })).value).toEqual({ orders: [], balances: [] })
    expect(await wallets()).toMatchObject({ main: '0.00', total: '1000.00' })
  })

  test('has nothing to bring back where the switch is off; the session shows the wallet that it plays from', async () => {
    const { launchId, movesMoney } = await launched()
    expect(movesMoney).toBe(undefined)
    const { vassalage } = await openGame(started.client)
    await send({ to: vassalage, amount: '30.00' })
    expect((await started.client.call(gameSession, { launchId }, by())).value).toMatchObject({ balance: '30.00' })
  })
})

test('staff bring back what somebody has at vendors [WAL-09]', async () => {
  await send()
  expect((await ops('vendor-wallets', 'collect', member.username)).lines.join()).toContain('success')
  expect(await main()).toMatchObject({ balance: '1000.00' })
})

test('nobody finds the transfer of another member', async () => {
  const idempotencyKey = crypto.randomUUID()
  await send({ idempotencyKey })
  const other = await started.client.register()
  const found = await started.client.call(walletTransfers, { idempotencyKey }, { token: other.token })
  expect(found.value).toMatchObject({ content: [], total: 0 })
})
