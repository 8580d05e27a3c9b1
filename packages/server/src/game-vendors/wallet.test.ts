import { balance, gameSession, logout, vendorBalance, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { startPlaying } from '@baize/testing/playing'
import type { Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { player as playerTable } from '../accounts/players/tables.ts'
import { auditLedger } from '../ledger/audit.ts'
import { gameRounds } from './tables.ts'

onBothPlatforms(started => {
  let vendor: VendorClient
  let playing: Playing
  let round = 0

  const bet = (more: Partial<Input<typeof vendorBet>> = {}): Input<typeof vendorBet> => {
    const { player, session, gameCode } = playing
    const roundId = more.roundId ?? `r${round}`
    return { txId: `${roundId}-b`, player, session, roundId, gameCode, amount: '2.00', currency: 'EUR', ...more }
  }
  const win = (more: Partial<Input<typeof vendorWin>> = {}): Input<typeof vendorWin> => {
    const { player, gameCode } = playing
    const roundId = more.roundId ?? `r${round}`
    const ids = { txId: `${roundId}-w`, betTxId: `${roundId}-b`, roundId }
    return { ...ids, player, gameCode, amount: '5.00', currency: 'EUR', roundClosed: true, ...more }
  }
  const rollback = (more: Partial<Input<typeof vendorRollback>> = {}): Input<typeof vendorRollback> => {
    const roundId = more.roundId ?? `r${round}`
    return { txId: `${roundId}-x`, betTxId: `${roundId}-b`, player: playing.player, roundId, ...more }
  }
  const funds = async () => (await started.client.call(balance, {}, { token: playing.account.token })).value.available
  const broken = async () => (await auditLedger(started.platform.deps.db)).filter(finding => finding.broken > 0)

  beforeAll(async () => {
    vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
    playing = await startPlaying(started.client, vendor)
  })
  const newRound = () => void round++

  test('a round changes the balance by exactly win minus stake', async () => {
    newRound()
    expect(await vendor.call(vendorBet, bet())).toMatchObject({
      success: true,
      value: { balance: '998.00', currency: 'EUR' },
    })
    expect(await vendor.call(vendorWin, win())).toMatchObject({
      success: true,
      value: { balance: '1003.00', currency: 'EUR' },
    })
    expect(await funds()).toBe('1003.00')
  })

  test('a win of nothing closes the round', async () => {
    newRound()
    await vendor.call(vendorBet, bet())
    expect(await vendor.call(vendorWin, win({ amount: '0' }))).toMatchObject({ value: { balance: '1001.00' } })
    expect(await vendor.call(vendorWin, win({ txId: `late${round}` }))).toMatchObject({ code: 'ROUND_CLOSED' })
    expect(await vendor.call(vendorBet, bet({ txId: `more${round}` }))).toMatchObject({ code: 'ROUND_CLOSED' })
  })

  test('the same call gets the same bytes again, however the balance has moved since', async () => {
    newRound()
    const taken = await vendor.call(vendorBet, bet())
    const paid = await vendor.call(vendorWin, win())
    expect((await vendor.call(vendorBet, bet())).body).toBe(taken.body)
    expect((await vendor.call(vendorWin, win())).body).toBe(paid.body)
    expect(await funds()).toBe('1004.00')
  })

  test('the same call many times at once is done once', async () => {
    newRound()
    const replies = await Promise.all(Array.from({ length: 8 }, () => vendor.call(vendorBet, bet())))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await funds()).toBe('1002.00')
    await vendor.call(vendorWin, win({ amount: '2.00' }))
  })

  test('a key that comes with another body is refused', async () => {
    newRound()
    await vendor.call(vendorBet, bet())
    expect(await vendor.call(vendorBet, bet({ amount: '3.00' }))).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
    expect(await vendor.call(vendorWin, win({ txId: `r${round}-b` }))).toMatchObject({
      status: 409,
      code: 'TX_CONFLICT',
    })
    await vendor.call(vendorRollback, rollback())
  })

  test('a stake that the balance does not carry is refused with the balance, and stays refused', async () => {
    newRound()
    const refused = await vendor.call(vendorBet, bet({ amount: '5000.00' }))
    expect(refused).toMatchObject({
      success: false,
      code: 'INSUFFICIENT_FUNDS',
      value: { balance: '1004.00', currency: 'EUR' },
    })
    expect((await vendor.call(vendorBet, bet({ amount: '5000.00' }))).body).toBe(refused.body)
  })

  test('a rollback gives the stake back, once, however often it is asked for', async () => {
    newRound()
    await vendor.call(vendorBet, bet())
    expect(await vendor.call(vendorRollback, rollback())).toMatchObject({ value: { balance: '1004.00' } })
    expect(await vendor.call(vendorRollback, rollback({ txId: `again${round}` }))).toMatchObject({ success: true })
    expect(await funds()).toBe('1004.00')
    expect(await vendor.call(vendorWin, win())).toMatchObject({ code: 'BET_ROLLED_BACK' })
  })

  test('a bet that comes after its rollback is refused', async () => {
    newRound()
    expect(await vendor.call(vendorRollback, rollback())).toMatchObject({
      success: true,
      value: { balance: '1004.00' },
    })
    expect(await vendor.call(vendorBet, bet())).toMatchObject({ success: false, code: 'BET_ROLLED_BACK' })
    expect(await funds()).toBe('1004.00')
  })

  test('of a bet and its rollback that come at once nothing is lost', async () => {
    for (let n = 0; n < 6; n++) {
      newRound()
      await Promise.all([vendor.call(vendorBet, bet()), vendor.call(vendorRollback, rollback())])
    }
    expect(await funds()).toBe('1004.00')
  })

  test('a bet that was paid cannot be rolled back', async () => {
    newRound()
    await vendor.call(vendorBet, bet())
    await vendor.call(vendorWin, win({ amount: '2.00' }))
    expect(await vendor.call(vendorRollback, rollback())).toMatchObject({ code: 'BET_SETTLED' })
  })

  test('a win that overtakes its bet is refused, and paid when it comes again after it', async () => {
    newRound()
    expect(await vendor.call(vendorWin, win())).toMatchObject({ code: 'BET_UNKNOWN' })
    await vendor.call(vendorBet, bet())
    expect(await vendor.call(vendorWin, win())).toMatchObject({ success: true, value: { balance: '1007.00' } })
  })

  test('a round of several bets counts all of them, and what was rolled back not', async () => {
    newRound()
    for (const n of [1, 2, 3]) await vendor.call(vendorBet, bet({ txId: `r${round}-b${n}` }))
    await vendor.call(vendorRollback, rollback({ betTxId: `r${round}-b2` }))
    expect(await vendor.call(vendorWin, win({ betTxId: `r${round}-b1`, amount: '4.00' }))).toMatchObject({
      success: true,
    })
    expect(await vendor.call(vendorRollback, rollback({ txId: `z${round}`, betTxId: `r${round}-b3` }))).toMatchObject({
      code: 'BET_SETTLED',
    })
    expect(await funds()).toBe('1007.00')
  })

  test('another currency, or more digits than the currency has, is refused', async () => {
    newRound()
    expect(await vendor.call(vendorBet, bet({ currency: 'USD' }))).toMatchObject({ code: 'CURRENCY_MISMATCH' })
    expect(await vendor.call(vendorBet, bet({ txId: `d${round}`, amount: '0.001' }))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    })
  })

  test('a bet for another game than the session was opened for is refused', async () => {
    newRound()
    expect(await vendor.call(vendorBet, bet({ gameCode: 'another-game' }))).toMatchObject({
      code: 'GAME_SESSION_ENDED',
    })
  })

  test('the session tells since when it runs, its rounds, and won minus staked', async () => {
    const { value } = await started.client.call(
      gameSession,
      { launchId: playing.launchId },
      { token: playing.account.token },
    )
    expect(value).toMatchObject({ net: '7.00', currency: 'EUR', startedAt: '2026-11-21T12:00:00.000Z' })
    expect(value.rounds).toBeGreaterThan(5)
  })

  test('playing keeps the player’s session alive, and what is left alone ends [API-70]', async () => {
    for (let n = 0; n < 3; n++) {
      started.clock.advance(20 * 60)
      newRound()
      expect(await vendor.call(vendorBet, bet({ amount: '0' }))).toMatchObject({ success: true })
    }
    expect(await funds()).toBe('1007.00')
  })

  test('a disabled account takes part in nothing, and is still paid what it won', async () => {
    const { db } = started.platform.deps
    const disable = (disabled: boolean) =>
      db.update(playerTable).set({ disabled }).where(eq(playerTable.id, playing.player))
    newRound()
    await vendor.call(vendorBet, bet())
    await disable(true)
    expect(await vendor.call(vendorBet, bet({ txId: `dis${round}` }))).toMatchObject({ code: 'GAME_SESSION_ENDED' })
    expect(await vendor.call(vendorWin, win({ amount: '2.00' }))).toMatchObject({ success: true })
    await disable(false)
  })

  test('after the player has left, bets are refused and what was won is still paid', async () => {
    newRound()
    await vendor.call(vendorBet, bet())
    await started.client.call(logout, {}, { token: playing.account.token })
    expect(await vendor.call(vendorBet, bet({ txId: `o${round}` }))).toMatchObject({ code: 'GAME_SESSION_ENDED' })
    expect(await vendor.call(vendorBalance, playing)).toMatchObject({ code: 'GAME_SESSION_ENDED' })
    expect(await vendor.call(vendorWin, win())).toMatchObject({ success: true, value: { balance: '1010.00' } })
  })

  test('after all of this the books are clean', async () => {
    expect(await broken()).toEqual([])
  })

  test('the proof covers rounds that were closed before rounds kept a version, by their times', async () => {
    const { db } = started.platform.deps
    const isFirst = eq(gameRounds.roundId, 'r1')
    const [closed] = await db.update(gameRounds).set({ closedVersion: null }).where(isFirst).returning()
    expect(await broken()).toEqual([])
    const closedAt = new Date((closed?.closedAt?.getTime() ?? 0) - 1)
    await db.update(gameRounds).set({ closedAt }).where(isFirst)
    expect(await broken()).toMatchObject([{ name: 'closed-rounds-rest' }])
    await db.update(gameRounds).set({ closedAt: closed?.closedAt }).where(isFirst)
  })
})
