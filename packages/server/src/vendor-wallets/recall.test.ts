import { gameSession, launch, mainWallet, platform, recallWallets, setAutoTransfer } from '@baize/contract'
import { openGame } from '@baize/testing/playing'
import { describe, expect, test } from 'vitest'
import { startedWallets } from '../../test/vendor-wallets.ts'

const { started, ops, member, by, send, recall, wallets, at, main } = startedWallets()

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

test('staff bring back what somebody has at vendors [WAL-09]', async () => {
  await send()
  expect((await ops('vendor-wallets', 'collect', member().username)).lines.join()).toContain('success')
  expect(await main()).toMatchObject({ balance: '1000.00' })
})
