import {
  launch,
  mainWallet,
  recallWallets,
  setAutoTransfer,
  vendorWallets,
  walletTransfer,
  walletTransfers,
} from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { launchInput, openGame } from '@baize/testing/playing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countCodes, crowd, inCrowd } from '../../test/at-once.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { walletInput } from '../../test/calls/vendor-wallet-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { askDue } from './carry-out.ts'
import { walletsSetting } from './setting.ts'

onBothPlatforms(
  started => {
    studioBeside(started)
    const deps = () => started.platform.deps
    let member: Account
    const by = () => ({ token: member.token })
    const send = (input: ReturnType<typeof walletInput>) => started.client.call(walletTransfer, input, by())
    const wallets = async () => (await started.client.call(vendorWallets, {}, by())).value

    beforeEach(async () => {
      await writeSetting(deps(), walletsSetting, { isSingle: false })
      member = await started.client.register()
    })
    afterEach(async () => {
      expect(await brokenChecks(deps().db)).toEqual([])
      expect(await runCommand(deps(), ['vendor-wallets', 'reconcile'], 'ada')).toMatchObject({ ok: true })
    })

    test('the same key transfers once, and all get its number [WAL-30]', async () => {
      const input = walletInput({ amount: '1000.00' })
      const replies = await inCrowd(() => send(input))
      expect(countCodes(replies)).toEqual({ done: crowd })
      expect(new Set(replies.map(({ value }) => value.orderNo)).size).toBe(1)
      expect(await wallets()).toMatchObject({ main: '0.00', total: '1000.00' })
    })

    test('different keys never move more than there is, nor two at a time [MEM-22]', async () => {
      const replies = await inCrowd(() => send(walletInput({ amount: '300.00' })))
      expect(
        Object.keys(countCodes(replies)).filter(
          code => !['done', 'TRANSFER_OPEN', 'INSUFFICIENT_FUNDS'].includes(code),
        ),
      ).toEqual([])
      expect(countCodes(replies)['done']).toBeGreaterThan(0)
      expect(await wallets()).toMatchObject({ processing: '0.00', total: '1000.00' })
    })

    test('a result that is asked for by many at once ends the transfer once', async () => {
      await send(walletInput({ amount: '100.12' }))
      started.clock.advance(5)
      await inCrowd<unknown>(nth => (nth % 2 ? askDue(deps()) : wallets()))
      expect(await wallets()).toMatchObject({ main: '899.88', processing: '0.00', total: '1000.00' })
    })

    test('a game that is left as another one of its vendor is launched keeps what that one plays with [MEM-21]', async () => {
      await started.client.call(setAutoTransfer, { on: true }, by())
      const input = launchInput(await openGame(started.client))
      const launched = async () => (await started.client.call(launch, input, by())).value
      let { launchId } = await launched()
      for (let turn = 0; turn < 6; turn++) {
        const leave = () =>
          started.client.call(recallWallets, { launchId, idempotencyKey: `${turn}-${member.username}` }, by())
        // Calls of one page, in either order.
        const leaving = turn % 2 ? leave() : null
        const [next] = await Promise.all([launched(), leaving ?? leave()])
        expect(next).toMatchObject({ movesMoney: true })
        launchId = next.launchId
        expect(await wallets()).toMatchObject({ main: '0.00', processing: '0.00', total: '1000.00' })
      }
    })

    test('many that collect all bring everything back once', async () => {
      for (const to of ['LUMEN', 'VOLT']) await send(walletInput({ to }))
      const replies = await inCrowd(nth =>
        started.client.call(recallWallets, { idempotencyKey: `k${nth % 5}-${member.username}` }, by()),
      )
      expect(countCodes(replies)).toEqual({ done: crowd })
      expect(await wallets()).toMatchObject({ main: '1000.00', total: '1000.00' })
      const { content } = (await started.client.call(walletTransfers, {}, by())).value
      expect(content.filter(({ to }) => to === mainWallet)).toHaveLength(2)
    })
  },
  { games: 30 },
)
