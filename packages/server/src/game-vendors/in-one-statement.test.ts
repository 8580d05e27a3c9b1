import { balance, decimals, fromMinor, vendorBet, vendorWin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { startPlaying } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { inTransaction } from '../db/transaction.ts'
import { auditLedger } from '../ledger/audit.ts'
import { playerCash } from '../ledger/index.ts'

onBothPlatforms((started, kind) => {
  const db = () => started.platform.deps.db
  const broken = async () => (await auditLedger(db())).filter(finding => finding.broken > 0)

  /** A player with a thousand euros in a game, and the calls of one round. */
  async function inRound() {
    const vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
    const { session, player, gameCode, account } = await startPlaying(started.client, vendor)
    const roundId = crypto.randomUUID()
    const round = { roundId, player, gameCode, currency: 'EUR' }
    const bet = (more: Partial<Input<typeof vendorBet>> = {}) => ({
      ...round,
      session,
      txId: `${roundId}-bet`,
      amount: '100.00',
      ...more,
    })
    const win = (more: Partial<Input<typeof vendorWin>> = {}) => ({
      ...round,
      txId: `${roundId}-win`,
      betTxId: `${roundId}-bet`,
      amount: '250.00',
      roundClosed: true,
      ...more,
    })
    const funds = async () => (await started.client.call(balance, {}, { token: account.token })).value.available
    const storedCalls = async () => {
      const found = sql`select tx_id from vendor_call where player_id = ${player}::uuid order by tx_id`
      return (await db().execute<{ tx_id: string }>(found)).rows.map(row => row.tx_id.slice(-3))
    }
    return { vendor, player, bet, win, funds, storedCalls }
  }

  test('the balance in an answer has the digits that the contract gives it', async () => {
    for (const currency of ['EUR', 'JPY', 'KWD', 'CLF', 'BTC']) {
      for (const units of [0n, 1n, 9n, 10n, 99_800n, 123_456_789n, 2n ** 63n - 1n, -5n]) {
        const asked = sql`select decimal_text(${String(units)}::bigint, ${decimals(currency)}::integer) as text`
        const { rows } = await db().execute<{ text: string }>(asked)
        expect(rows[0]?.text).toBe(fromMinor(units, currency))
      }
    }
  })

  test('a nonce is good once, whatever became of its call', async () => {
    const { vendor, bet, win, storedCalls } = await inRound()
    const twice = async (send: (nonce: string) => Promise<{ success: boolean; code?: string }>) => {
      const nonce = crypto.randomUUID()
      const first = await send(nonce)
      expect(await send(nonce)).toMatchObject({ success: false, code: 'SIGNATURE_INVALID' })
      return first.code ?? 'OK'
    }
    expect(await twice(nonce => vendor.call(vendorWin, win(), { nonce }))).toBe('BET_UNKNOWN')
    expect(await twice(nonce => vendor.send(vendorBet, '{}', { nonce }))).toBe('BAD_REQUEST')
    expect(await twice(nonce => vendor.call(vendorBet, bet({ session: 'gone', txId: 'x' }), { nonce }))).toBe(
      'GAME_SESSION_ENDED',
    )
    expect(await twice(nonce => vendor.call(vendorBet, bet({ txId: 'y', amount: '5000.00' }), { nonce }))).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect(await twice(nonce => vendor.call(vendorBet, bet(), { nonce }))).toBe('OK')
    expect(await twice(nonce => vendor.call(vendorBet, bet(), { nonce }))).toBe('OK')
    expect(await twice(nonce => vendor.call(vendorWin, win(), { nonce }))).toBe('OK')
    expect(await storedCalls()).toEqual(['bet', 'win', 'x', 'y'])
  })

  test('several bets and wins of one round add up, and free ones move nothing', async () => {
    const { vendor, bet, win, funds } = await inRound()
    const { betTxId } = win()
    await vendor.call(vendorBet, bet())
    expect(await vendor.call(vendorBet, bet({ txId: 'more' }))).toMatchObject({ value: { balance: '800.00' } })
    expect(await vendor.call(vendorBet, bet({ txId: 'free', amount: '0' }))).toMatchObject({
      value: { balance: '800.00' },
    })
    const first = { txId: 'first', betTxId, amount: '50.00', roundClosed: false }
    expect(await vendor.call(vendorWin, win(first))).toMatchObject({ value: { balance: '850.00' } })
    expect(await vendor.call(vendorWin, win(first))).toMatchObject({ value: { balance: '850.00' } })
    expect(await vendor.call(vendorWin, win({ amount: '0' }))).toMatchObject({ value: { balance: '850.00' } })
    expect(await vendor.call(vendorWin, win({ txId: 'late' }))).toMatchObject({ code: 'ROUND_CLOSED' })
    expect(await funds()).toBe('850.00')
    expect(await broken()).toEqual([])
  })

  // The embedded database runs one transaction after the other.
  if (kind !== 'PostgreSQL') return

  /**
   * Makes calls while the player's money is locked, so that their transactions stay open until
   * `meanwhile` has ended.
   */
  async function withMoneyHeld<T>(player: string, calls: () => Promise<T>[], meanwhile: () => Promise<void>) {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let begun: Promise<T>[] = []
    await inTransaction(db(), async tx => {
      await tx.execute(sql`select 1 from ledger_account where account = ${playerCash(player)} for update`)
      begun = calls()
      while ((await db().execute(waiting)).rows.length < begun.length)
        await new Promise(resolve => setTimeout(resolve, 5))
      await meanwhile()
    })
    return Promise.all(begun)
  }

  test('a win that overtakes its bet is refused for now alone, and paid when it is sent again', async () => {
    const { vendor, player, bet, win, funds, storedCalls } = await inRound()
    const [taken] = await withMoneyHeld(
      player,
      () => [vendor.call(vendorBet, bet())],
      async () => {
        expect(await vendor.call(vendorWin, win())).toMatchObject({ success: false, code: 'BET_UNKNOWN' })
        expect(await storedCalls()).toEqual([])
      },
    )
    expect(taken).toMatchObject({ success: true, value: { balance: '900.00' } })
    expect(await storedCalls()).toEqual(['bet'])
    expect(await vendor.call(vendorWin, win())).toMatchObject({ success: true, value: { balance: '1150.00' } })
    expect(await funds()).toBe('1150.00')
    expect(await broken()).toEqual([])
  })

  test('a win of a round that another bet is being taken for waits for it, and both count', async () => {
    const { vendor, player, bet, win, funds } = await inRound()
    await vendor.call(vendorBet, bet())
    const answers = await withMoneyHeld(
      player,
      () => [vendor.call(vendorBet, bet({ txId: 'more' })), vendor.call(vendorWin, win())],
      async () => undefined,
    )
    expect(answers.filter(({ success }) => success).length).toBeGreaterThanOrEqual(1)
    // Whichever came first: a bet after the end of its round is refused.
    const late = answers[0]?.success ? '1050.00' : '1150.00'
    expect(await funds()).toBe(late)
    expect(await broken()).toEqual([])
  })

  test('of bets at once that together are more than there is, those are taken that the money carries', async () => {
    const { vendor, player, bet, funds } = await inRound()
    const answers = await withMoneyHeld(
      player,
      () =>
        ['a', 'b', 'c'].map(txId =>
          vendor.call(vendorBet, bet({ txId, roundId: `${player}-${txId}`, amount: '400.00' })),
        ),
      async () => undefined,
    )
    expect(answers.map(({ code = 'OK' }) => code).sort()).toEqual(['INSUFFICIENT_FUNDS', 'OK', 'OK'])
    const refused = answers.findIndex(({ success }) => !success)
    const txId = ['a', 'b', 'c'][refused] ?? ''
    const again = await vendor.call(vendorBet, bet({ txId, roundId: `${player}-${txId}`, amount: '400.00' }))
    expect(again.body).toBe(answers[refused]?.body)
    expect(await funds()).toBe('200.00')
    expect(await broken()).toEqual([])
  })

  test('the same bet many times at once, while its money is locked, is taken once', async () => {
    const { vendor, player, bet, funds } = await inRound()
    const answers = await withMoneyHeld(
      player,
      () => Array.from({ length: 6 }, () => vendor.call(vendorBet, bet())),
      async () => undefined,
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await funds()).toBe('900.00')
  })
})
