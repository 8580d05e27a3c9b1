import { launch, setAutoTransfer } from '@baize/contract'
import type { GameItem } from '@baize/contract'
import { launchInput, openGame } from '@baize/testing/playing'
import { describe, expect, test } from 'vitest'
import { openFor, playRound } from '../../test/games/rounds.ts'
import { startedWallets } from '../../test/vendor-wallets.ts'
import { recallDue } from './recall-due.ts'
import { askDue } from './carry-out.ts'

const { started, deps, ops, member, by, send, recall, wallets, at, main } = startedWallets()

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
    await recallDue(deps())
    expect(await at(item.vassalage)).toMatchObject({ balance: '1000.00' })
    started.clock.advance(13 * 3600)
    await recallDue(deps())
    expect((await ops('vendor-wallets', 'show', member().username)).lines.join()).toContain('0.00 EUR')
  })

  /** What staff see at a vendor; the session of the member is over in some of these tests. */
  const shown = async ({ vassalage }: GameItem) =>
    (await ops('vendor-wallets', 'show', member().username)).lines.find(line => line.startsWith(vassalage))
  const leave = async (launchId: string) => (await recall({ launchId })).value.orders
  const launched = async ({ vassalage, gameType, gameCode }: GameItem) =>
    (await started.client.call(launch, launchInput({ vassalage, gameType, gameCode }), by())).value.launchId

  test('brings back once a maintenance is over what it kept there [MEM-21]', async () => {
    await auto(true)
    const item = await openGame(started.client)
    const launchId = await launched(item)
    await ops('games', item.vassalage, 'maintenance', 'on')
    try {
      expect(await leave(launchId)).toEqual([])
      started.clock.advance(13 * 3600)
      await recallDue(deps())
      expect(await shown(item)).toContain(' 1000.00 EUR')
    } finally {
      await ops('games', item.vassalage, 'maintenance', 'off')
    }
    await recallDue(deps())
    expect(await shown(item)).toContain(' 0.00 EUR')
  })

  test('brings back what came only once its game had been left [MEM-21]', async () => {
    const item = await openGame(started.client)
    const other = (await wallets()).list.find(({ vassalage }) => vassalage !== item.vassalage)
    await send({ to: other?.vassalage ?? '', amount: '0.86' })
    await auto(true)
    // The sandbox's vendor says of this amount, 999.14, after half a minute what became of it.
    expect(await leave(await launched(item))).toEqual([])
    await recallDue(deps())
    started.clock.advance(13 * 3600)
    await askDue(deps())
    expect(await shown(item)).toContain(' 999.14 EUR')
    await recallDue(deps())
    started.clock.advance(60)
    await askDue(deps())
    expect(await shown(item)).toContain(' 0.00 EUR')
  })

  test('says at the launch what became of money that did not come [MEM-21]', async () => {
    await auto(true)
    const input = launchInput(await openGame(started.client))
    const other = (await wallets()).list.find(({ vassalage }) => vassalage !== input.vassalage)?.vassalage ?? ''
    const answer = async () => (await started.client.call(launch, input, by())).value
    // The sandbox's vendor refuses 999.11, and does not answer of 900.12.
    await send({ to: other, amount: '0.89' })
    expect(await answer()).toMatchObject({ moneyState: 'failed' })
    expect(await main()).toMatchObject({ available: '999.11' })
    await send({ to: other, amount: '98.99' })
    expect(await answer()).toMatchObject({ moneyState: 'processing', movesMoney: true })
    started.clock.advance(5)
    await askDue(deps())
    const reply = await answer()
    expect([reply.movesMoney, reply.moneyState]).toEqual([true, undefined])
  })
})
