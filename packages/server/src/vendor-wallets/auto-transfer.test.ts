import { setAutoTransfer } from '@baize/contract'
import { openGame } from '@baize/testing/playing'
import { describe, expect, test } from 'vitest'
import { openFor, playRound } from '../../test/games/rounds.ts'
import { startedWallets } from '../../test/vendor-wallets.ts'
import { bringMoneyBack } from './bring-back.ts'

const { started, deps, ops, member, by, send, wallets, at, main } = startedWallets()

describe('rounds', () => {
  test('draw on the wallet of their vendor and pay into it [WAL-09]', async () => {
    const item = await openGame(started.client)
    const game = await openFor(started, member().token, item)
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
    await openFor(started, member().token, item)
    expect(await wallets()).toMatchObject({ autoTransfer: false, main: '1000.00' })
  })

  test('moves the main wallet to the vendor of a game, on to the next one, and back when it is left [MEM-21]', async () => {
    await auto(true)
    const item = await openGame(started.client)
    await openFor(started, member().token, item)
    expect(await wallets()).toMatchObject({ autoTransfer: true, main: '0.00', total: '1000.00' })
    expect(await at(item.vassalage)).toMatchObject({ balance: '1000.00' })
    await bringMoneyBack(deps())
    expect(await at(item.vassalage)).toMatchObject({ balance: '1000.00' })
    started.clock.advance(13 * 3600)
    await bringMoneyBack(deps())
    expect((await ops('vendor-wallets', 'show', member().username)).lines.join()).toContain('0.00 EUR')
  })
})
