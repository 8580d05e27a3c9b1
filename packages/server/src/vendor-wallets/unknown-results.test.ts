import { mainWallet, walletTransfer } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { walletInput } from '../../test/calls/vendor-wallet-calls.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { startedWallets } from '../../test/vendor-wallets.ts'
import { inTransaction } from '../db/transaction.ts'
import { openOrder } from '../orders/index.ts'
import { sendTransfer } from './ask-vendor.ts'
import { askDue } from './carry-out.ts'
import { vendorTransferKind } from './kind.ts'
import { addTransfer, orderFrom } from './open-transfer.ts'
import { transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

const { started, deps, ops, member, by, send, wallets, at, history, main } = startedWallets()

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

describe('a platform that dies', () => {
  /** A transfer that was placed, by a platform that got no further. */
  async function placed(): Promise<WholeTransfer> {
    const playerId = await playerIdOf(deps(), member().username)
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
