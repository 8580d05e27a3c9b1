import { balance, vendorBalance, vendorBet, vendorRollback, vendorWin, walletTransfer } from '@baize/contract'
import type { GameItem } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { openGame } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { walletInput } from '../../test/calls/vendor-wallet-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { openFor } from '../../test/games/rounds.ts'
import type { OpenGame } from '../../test/games/rounds.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { demoSecret } from '../app/config.ts'
import { writeSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import { gameLaunches } from '../game-vendors/index.ts'
import { vendorNonces } from '../game-vendors/tables.ts'
import { auditLedger } from '../ledger/audit.ts'
import { walletsSetting } from './setting.ts'

onBothPlatforms(
  (started, kind) => {
    studioBeside(started)
    const deps = () => started.platform.deps
    const vendor = () => vendorClient(started.platform.url, demoSecret, () => started.clock.now())
    const single = (isSingle: boolean) => writeSetting(deps(), walletsSetting, { isSingle })
    /** Names of the checks of the audit that find something. */
    const broken = async () => (await auditLedger(deps().db)).flatMap(({ name, broken: n }) => (n > 0 ? [name] : []))
    let member: Account
    let item: GameItem
    let roundId: string
    const opened = () => openFor(started, member.token, item)
    const bet = ({ session, player, gameCode }: OpenGame, txId: string) =>
      vendor().call(vendorBet, { session, player, gameCode, roundId, txId, amount: '10.00', currency: 'EUR' })
    const win = ({ player, gameCode }: OpenGame, betTxId: string, nonce: string = crypto.randomUUID()) => {
      const payment = { txId: `${betTxId}-win`, betTxId, amount: '30.00', currency: 'EUR', roundClosed: true }
      return vendor().call(vendorWin, { player, gameCode, roundId, ...payment }, { nonce })
    }
    const rollback = ({ player }: OpenGame, betTxId: string) =>
      vendor().call(vendorRollback, { player, roundId, betTxId, txId: `${betTxId}-back` })
    const fill = () =>
      started.client.call(walletTransfer, walletInput({ to: item.vassalage, amount: '100.00' }), {
        token: member.token,
      })
    const shows = (amount: string) => ({ success: true, value: { balance: amount } })

    beforeEach(async () => {
      await single(true)
      member = await started.client.register()
      item = await openGame(started.client)
      roundId = crypto.randomUUID()
    })
    afterEach(async () => expect(await broken()).toEqual([]))

    test('a round draws on the wallet of its launch from the first one on [WAL-09]', async () => {
      const alone = await opened()
      expect(await bet(alone, 'a')).toMatchObject(shows('990.00'))
      expect(await win(alone, 'a')).toMatchObject(shows('1020.00'))
      await single(false)
      await fill()
      const game = await opened()
      roundId = crypto.randomUUID()
      expect(await bet(game, 'b')).toMatchObject(shows('90.00'))
      expect(await win(game, 'b')).toMatchObject(shows('120.00'))
    })

    test.each([
      ['at a vendor', true],
      ['that is the only one', false],
    ])('a bet from a launch with the wallet %s is refused in a round of another wallet', async (_what, isSingle) => {
      await single(isSingle)
      if (!isSingle) await fill()
      const first = await opened()
      expect(await bet(first, 'a')).toMatchObject({ success: true })
      expect(await bet(await opened(), 'b')).toMatchObject({ success: true })
      await single(!isSingle)
      if (isSingle) await fill()
      const other = await opened()
      expect(await bet(other, 'c')).toMatchObject({ success: false, code: 'ROUND_CLOSED' })
      expect(await win(first, 'a')).toMatchObject(shows(isSingle ? '910.00' : '110.00'))
      const { player, session } = other
      expect(await vendor().call(vendorBalance, { player, session })).toMatchObject(
        shows(isSingle ? '100.00' : '900.00'),
      )
    })

    test('the audit finds money of a round in another wallet than that of its launch', async () => {
      await single(false)
      await fill()
      const game = await opened()
      await bet(game, 'a')
      const isOwn = eq(gameLaunches.playerId, game.player)
      await deps().db.update(gameLaunches).set({ wallet: null }).where(isOwn)
      expect(await broken()).toEqual(['rounds-keep-their-wallet'])
      await deps().db.update(gameLaunches).set({ wallet: item.vassalage }).where(isOwn)
    })

    test('the rollback of a bet that never came is answered with what the newest launch plays from', async () => {
      await opened()
      await single(false)
      await fill()
      started.clock.advance(1)
      const game = await opened()
      expect(await rollback(game, 'a')).toMatchObject(shows('100.00'))
      expect(await rollback(game, 'a')).toMatchObject(shows('100.00'))
      expect(await bet(game, 'b')).toMatchObject(shows('90.00'))
      expect(await rollback(game, 'b')).toMatchObject(shows('100.00'))
    })

    // The embedded database runs one statement after the other.
    if (kind !== 'PostgreSQL') return

    /** Makes a call that waits for its nonce until `meanwhile` has ended. */
    async function withNonceHeld<T>(call: (nonce: string) => Promise<T>, meanwhile: () => Promise<void>): Promise<T> {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const key = { vendor: 'studio', nonce: crypto.randomUUID() }
      let called: Promise<T> | null = null
      await inTransaction(deps().db, async tx => {
        await tx.insert(vendorNonces).values({ ...key, at: deps().clock.now(), keyId: 'k1' })
        called = call(key.nonce)
        while (!(await deps().db.execute(waiting)).rows.length) await new Promise(resolve => setTimeout(resolve, 5))
        await meanwhile()
        await tx.delete(vendorNonces).where(eq(vendorNonces.nonce, key.nonce))
      })
      if (!called) throw new Error('Nothing was called')
      return called
    }

    test('a win that came before its bet was stored, and is paid after it, goes to the wallet of the round', async () => {
      await single(false)
      await fill()
      const game = await opened()
      const paid = await withNonceHeld(
        nonce => win(game, 'a', nonce),
        async () => expect(await bet(game, 'a')).toMatchObject(shows('90.00')),
      )
      expect(paid).toMatchObject(shows('120.00'))
      const { value } = await started.client.call(balance, {}, { token: member.token })
      expect(value.available).toBe('900.00')
    })
  },
  { games: 30 },
)
