import { gameSession, launch, mainWallet, platform, recallWallets, setAutoTransfer } from '@baize/contract'
import { openGame } from '@baize/testing/playing'
import { describe, expect, test, vi } from 'vitest'
import { openFor, playRound } from '../../test/games/rounds.ts'
import { startedWallets } from '../../test/vendor-wallets.ts'
import { recallDue } from './recall-due.ts'

const { started, deps, ops, single, member, by, send, recall, wallets, at, history, main } = startedWallets()

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

test('a partner’s page brings back what followed to a game, and no more [SDK-11]', async () => {
  const origin = started.platform.partnerUrl
  const { token } = await started.client.register({}, { origin })
  const recallThere = (more: { launchId?: string }) =>
    started.client.call(recallWallets, { idempotencyKey: crypto.randomUUID(), ...more }, { token, origin })
  expect(await recallThere({ launchId: crypto.randomUUID() })).toMatchObject({ success: true, value: { orders: [] } })
  expect(await recallThere({})).toMatchObject({ status: 403, code: 'REACH_TOO_SMALL' })
})

test('a wallet that its vendor does not give back is reported, and tried again an hour later', async () => {
  const item = await openGame(started.client)
  await send({ to: item.vassalage })
  const game = await openFor(started, member().token, item)
  // The studio does not know this round: we have more in the wallet than it has.
  await playRound(started, game, crypto.randomUUID(), '10.00', '25.00')
  await single(true)
  const report = vi.spyOn(deps(), 'report')
  const orders = async () => (await history()).content.filter(({ to }) => to === mainWallet).map(({ state }) => state)
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await recallDue(deps())
    expect(await orders()).toEqual(['failed'])
    started.clock.advance(20 * 60)
  }
  expect(report).toHaveBeenCalledOnce()
  await playRound(started, game, crypto.randomUUID(), '15.00', '0.00')
  await recallDue(deps())
  expect(await orders()).toEqual(['success', 'failed'])
  report.mockRestore()
})

test('staff bring back what somebody has at vendors [WAL-09]', async () => {
  await send()
  expect((await ops('vendor-wallets', 'recall', member().username)).lines.join()).toContain('success')
  expect(await main()).toMatchObject({ balance: '1000.00' })
})
