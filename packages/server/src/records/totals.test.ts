import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { storedRounds } from '../../test/games/stored-rounds.ts'
import { statementsOf } from '../db/migrate.ts'
import { gameRounds } from '../game-vendors/index.ts'
import { auditLedger } from '../ledger/audit.ts'
import { houseAccount, playerCash } from '../ledger/index.ts'
import { openHold, payHold, releaseHold } from '../ledger/hold.ts'
import { post } from '../ledger/post.ts'
import { betTotal, movementTotal } from './tables.ts'

const checks = ['bet-totals-are-sums', 'movement-totals-are-sums']

onBothDatabases(ground => {
  const { clock } = ground
  const broken = async () => (await auditLedger(ground.db)).filter(({ name }) => checks.includes(name))
  /** All sums of something, in one order; which versions they name may be more than there are. */
  async function sumsNow() {
    const bets = await ground.db.select().from(betTotal)
    const movements = await ground.db.select().from(movementTotal)
    const named = movements.map(row => ({ ...row, firstVersion: 0n, lastVersion: 0n }))
    const lines = [...bets.filter(({ rounds }) => rounds), ...named.filter(row => row.movements)]
    return lines.map(line => Object.values(line).map(String).join(' ')).sort()
  }
  const ledger = () => ({ db: ground.db, clock, random: ground.random })
  const grant = (playerId: string, amount: bigint, key: string) =>
    post(ledger(), {
      source: 'welcome',
      key,
      kind: 'grant.welcome',
      currency: 'EUR',
      legs: [
        { account: houseAccount('promo'), amount: -amount },
        { account: playerCash(playerId), amount },
      ],
    })

  test('sums of bets follow rounds that open, grow, end, move in time and go', async () => {
    const { db } = ground
    const roll = dice(7)
    const playerId = crypto.randomUUID()
    const rounds = storedRounds({ roll, playerId, count: 60, until: clock.now(), days: 3 })
    await db.insert(gameRounds).values(rounds)
    for (const { roundId } of rounds) {
      const isIt = sql`round_id = ${roundId} and player_id = ${playerId}`
      const change = [
        sql`bet = bet + 50`,
        sql`win = bet * 2, state = 'closed', closed_at = opened_at`,
        sql`bet = 0, win = 0, state = 'rolled_back', closed_at = opened_at`,
        sql`opened_at = opened_at - interval '90 minutes'`,
      ][roll(4)]!
      await db.execute(sql`update game_round set ${change} where ${isIt}`)
      if (roll(10) === 0) await db.execute(sql`delete from game_round where ${isIt}`)
    }
    expect(await broken()).toMatchObject([{ broken: 0 }, { broken: 0 }])
    expect(await db.$count(betTotal)).toBeGreaterThan(60)
  })

  test('sums of movements follow money that comes, is held, paid out and given back', async () => {
    const playerId = crypto.randomUUID()
    const hold = (id: string) => ({ playerId, id, currency: 'EUR', amount: 1_000n })
    await grant(playerId, 10_000n, 'first')
    for (const id of ['paid', 'released', 'open']) await openHold(ledger(), hold(id))
    clock.advance(26 * 3600)
    await payHold(ledger(), hold('paid'))
    await releaseHold(ledger(), hold('released'))
    expect(await broken()).toMatchObject([{ broken: 0 }, { broken: 0 }])
    const stored = await ground.db.select().from(movementTotal)
    const days = stored.filter(({ account, grain }) => account === playerCash(playerId) && grain === 'day')
    const shown = days.map(({ kind, status, movements, credit, debit }) => [kind, status, movements, credit, debit])
    expect(shown).toHaveLength(5)
    expect(shown).toEqual(
      expect.arrayContaining([
        ['grant.welcome', 'done', 1n, 10_000n, 0n],
        ['hold.opened', 'pending', 1n, 0n, -1_000n],
        ['hold.opened', 'done', 1n, 0n, -1_000n],
        ['hold.opened', 'cancelled', 1n, 0n, -1_000n],
        ['hold.released', 'cancelled', 1n, 1_000n, 0n],
      ]),
    )
  })

  test('the migration adds up what was there before it', async () => {
    const { db } = ground
    const before = await sumsNow()
    await db.delete(betTotal)
    await db.delete(movementTotal)
    const text = await readFile(new URL('../../migrations/20261129-record-totals.sql', import.meta.url), 'utf8')
    const fills = statementsOf(text).filter(statement => statement.trim().startsWith('insert into'))
    expect(fills).toHaveLength(2)
    for (const fill of fills) await db.execute(sql.raw(fill))
    expect(await broken()).toMatchObject([{ broken: 0 }, { broken: 0 }])
    expect(await sumsNow()).toEqual(before)
  })

  test('the audit finds sums that are wrong', async () => {
    const { db } = ground
    await db.execute(sql`update bet_total set bet = bet + 1 where grain = 'day'`)
    await db.execute(sql`delete from movement_total where grain = 'hour'`)
    const findings = await broken()
    expect(findings.every(finding => finding.broken > 0)).toBe(true)
  })
})
