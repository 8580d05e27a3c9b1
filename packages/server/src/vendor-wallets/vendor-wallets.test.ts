import { mainWallet, merchantWallet, transactionRecords, walletTransfers } from '@baize/contract'
import { openGame } from '@baize/testing/playing'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFor, playRound } from '../../test/games/rounds.ts'
import { startedWallets } from '../../test/vendor-wallets.ts'
import { recallDue } from './recall-due.ts'

const { started, deps, ops, single, member, by, send, recall, wallets, at, history, main } = startedWallets()

describe('a merchant with one wallet', () => {
  beforeEach(() => single(true))

  test('has nothing to transfer between, and says so [WAL-08] [WAL-09] [API-24]', async () => {
    expect((await started.client.call(merchantWallet, {}, by())).value).toEqual({ isSingle: true })
    expect(await wallets()).toMatchObject({ isSingle: true, main: '1000.00', total: '1000.00', list: [] })
    expect(await send()).toMatchObject({ status: 403, code: 'FUNCTION_DISABLED' })
    expect(await recall()).toMatchObject({ status: 403, code: 'FUNCTION_DISABLED' })
  })

  test('plays from it, and asks no vendor for money', async () => {
    const game = await openFor(started, member().token, await openGame(started.client))
    await playRound(started, game, crypto.randomUUID(), '10.00', '4.00')
    expect(await main()).toMatchObject({ balance: '994.00' })
  })

  test('gets back what lies at vendors from when it had several', async () => {
    await single(false)
    await send()
    await single(true)
    expect(await wallets()).toMatchObject({ main: '900.00', total: '1000.00' })
    expect((await wallets()).list.map(({ name, balance }) => [name, balance])).toEqual([['Lumen', '100.00']])
    await recallDue(deps())
    expect(await wallets()).toMatchObject({ main: '1000.00', total: '1000.00', list: [] })
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

test('staff see what moved at a vendor', async () => {
  await send()
  const { lines } = await ops('ledger', member().username, 'LUMEN')
  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([{ kind: 'transfer.paid', amount: '10000' }])
})

test('a vendor that refuses leaves the money where it was', async () => {
  expect(await send({ amount: '100.11' })).toMatchObject({ success: true, value: { state: 'failed' } })
  expect(await main()).toMatchObject({ available: '1000.00', locked: '0.00' })
})

test('nobody finds the transfer of another member', async () => {
  const idempotencyKey = crypto.randomUUID()
  await send({ idempotencyKey })
  const other = await started.client.register()
  const found = await started.client.call(walletTransfers, { idempotencyKey }, { token: other.token })
  expect(found.value).toMatchObject({ content: [], total: 0 })
})
