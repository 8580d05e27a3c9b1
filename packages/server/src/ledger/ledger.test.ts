import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { grantTrial, grantWelcome } from '../wallet/starting-money.ts'
import { playerCash, playerHeld, playerTrial, vendorAccount } from './accounts.ts'
import { auditLedger, isClean } from './audit.ts'
import { openHold, payHold, releaseHold } from './hold.ts'
import { post } from './post.ts'
import type { Movement } from './post.ts'
import { ledgerAccounts, ledgerEntries } from './tables.ts'

onBothDatabases(ground => {
  let player: string
  const stake = (key: string, amount: bigint, more: Partial<Movement> = {}): Movement => ({
    source: 'vendor:test',
    key,
    kind: 'test.bet',
    currency: 'EUR',
    legs: [
      { account: playerCash(player), amount: -amount },
      { account: vendorAccount('test'), amount },
    ],
    ...more,
  })
  const balanceOf = async (account: string): Promise<bigint> => {
    const rows = await ground.db.select().from(ledgerAccounts)
    return rows.find(row => row.account === account)?.balance ?? 0n
  }
  const entries = async () => (await ground.db.select().from(ledgerEntries)).length

  beforeEach(async () => {
    player = ground.random.id()
    await grantWelcome(ground, player, 'EUR', 100_000n)
  })

  test('moves money from one account to another, and tells the balance after it', async () => {
    const { entries, replayed } = await post(ground, stake('move', 250n))
    expect(replayed).toBe(false)
    expect(entries.find(entry => entry.account === playerCash(player))).toMatchObject({ balance: 99_750n, version: 2n })
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0n)).toBe(0n)
  })

  test('answers the same key with the entries of the first time, and moves nothing', async () => {
    const first = await post(ground, stake('again', 250n))
    const before = await entries()
    expect(await post(ground, stake('again', 250n))).toEqual({ ...first, replayed: true })
    expect(await entries()).toBe(before)
  })

  test('refuses a key that stands for another movement', async () => {
    await post(ground, stake('other', 250n))
    await expect(post(ground, stake('other', 251n))).rejects.toMatchObject({ code: 'TX_CONFLICT' })
    await expect(post(ground, stake('other', 250n, { reference: 'r' }))).rejects.toMatchObject({ code: 'TX_CONFLICT' })
  })

  test('never lets a player owe, and leaves no trace of the attempt', async () => {
    const before = await entries()
    await expect(post(ground, stake('much', 100_001n))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await entries()).toBe(before)
    expect(await post(ground, stake('much', 100_000n))).toMatchObject({ replayed: false })
  })

  test('refuses legs that do not add up to nothing', async () => {
    const legs = [
      { account: playerCash(player), amount: -2n },
      { account: vendorAccount('test'), amount: 1n },
    ]
    await expect(post(ground, stake('odd', 2n, { legs }))).rejects.toThrow()
  })

  test('keeps play money out of every other account [AUTH-49]', async () => {
    await grantTrial(ground, player)
    const mixed = [
      { account: playerTrial(player), amount: -1n },
      { account: playerCash(player), amount: 1n },
    ]
    await expect(post(ground, stake('mix-1', 1n, { legs: mixed }))).rejects.toThrow()
    await expect(post(ground, stake('mix-2', 1n, { legs: mixed, currency: 'FUN' }))).rejects.toThrow()
    expect(await balanceOf(playerTrial(player))).toBe(1_000_000n)
  })

  test('grants the welcome once, however often it is asked for', async () => {
    await grantWelcome(ground, player, 'EUR', 100_000n)
    expect(await balanceOf(playerCash(player))).toBe(100_000n)
  })

  test('of the same movement asked for many times at once, one happens', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => post(ground, stake('rush', 100n))))
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await balanceOf(playerCash(player))).toBe(99_900n)
  })

  test('of many stakes at once only so many pass as the balance carries', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 15 }, (_, n) => post(ground, stake(`wave-${n}`, 10_000n))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await balanceOf(playerCash(player))).toBe(0n)
  })

  test('puts money on hold, and gives it back or pays it out, but never both', async () => {
    await openHold(ground, { playerId: player, id: 'w1', currency: 'EUR', amount: 40_000n })
    expect([await balanceOf(playerCash(player)), await balanceOf(playerHeld(player))]).toEqual([60_000n, 40_000n])
    await releaseHold(ground, { playerId: player, id: 'w1' })
    await expect(payHold(ground, { playerId: player, id: 'w1' })).rejects.toMatchObject({ code: 'TX_CONFLICT' })
    expect(await releaseHold(ground, { playerId: player, id: 'w1' })).toMatchObject({ replayed: true })
    await openHold(ground, { playerId: player, id: 'w2', currency: 'EUR', amount: 1_000n })
    const ends = await Promise.allSettled(
      [payHold, releaseHold].map(end => end(ground, { playerId: player, id: 'w2' })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(payHold(ground, { playerId: player, id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(isClean(await auditLedger(ground.db))).toBe(true)
  })

  test('gives what was held back to the account that it came from, or pays it into another one', async () => {
    const wallet = `player:${player}:other`
    const hold = { playerId: player, currency: 'EUR', amount: 40_000n, name: 'transfer' } as const
    await openHold(ground, { ...hold, id: 't1' })
    await payHold(ground, { playerId: player, id: 't1' }, { to: wallet })
    expect([await balanceOf(playerCash(player)), await balanceOf(wallet)]).toEqual([60_000n, 40_000n])
    await openHold(ground, { ...hold, id: 't2', from: wallet })
    await releaseHold(ground, { playerId: player, id: 't2' })
    expect([await balanceOf(wallet), await balanceOf(playerHeld(player))]).toEqual([40_000n, 0n])
  })

  test('the audit finds a balance that somebody changed by hand', async () => {
    await ground.db.execute(sql`update ledger_account set balance = balance + 1 where account = ${playerCash(player)}`)
    const broken = (await auditLedger(ground.db)).filter(finding => finding.broken > 0).map(finding => finding.name)
    expect(broken).toEqual(['balances-are-sums', 'trial-balance'])
    await ground.db.execute(sql`update ledger_account set balance = balance - 1 where account = ${playerCash(player)}`)
  })

  test('the audit finds an entry that was changed or taken out', async () => {
    await post(ground, stake('taken', 5n))
    await post(ground, stake('kept', 5n))
    const first = sql`account = ${playerCash(player)} and version = 2`
    await ground.db.execute(sql`update ledger_entry set amount = amount - 1 where ${first}`)
    const names = async () =>
      (await auditLedger(ground.db)).filter(finding => finding.broken > 0).map(finding => finding.name)
    expect(await names()).toEqual([
      'transactions-balance',
      'balances-are-sums',
      'chains-unbroken',
      'movement-totals-are-sums',
    ])
    await ground.db.execute(sql`update ledger_entry set amount = amount + 1 where ${first}`)
    expect(await names()).toEqual([])
  })
})
