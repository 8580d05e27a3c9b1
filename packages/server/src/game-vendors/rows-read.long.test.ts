import { openGame } from '@baize/testing/playing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { openFor, playRound } from '../../test/games/rounds.ts'

/** What a round finds again by a key. */
const tables = ['game_launch', 'vendor_call', 'vendor_bet', 'game_round', 'ledger_transaction', 'ledger_account']

onBothPlatforms(started => {
  async function rowsRead(): Promise<Record<string, number>> {
    const { db } = started.platform.deps
    await db.execute(sql`select pg_stat_force_next_flush()`)
    const { rows } = await db.execute<{ name: string; read: string }>(sql`
      select relname as name, sum(idx_tup_read)::text as read from pg_stat_user_indexes group by relname`)
    return Object.fromEntries(rows.map(({ name, read }) => [name, Number(read)]))
  }

  test('a round finds its rows by their keys, however many its player has played on plans of a young database', async () => {
    const { token } = await started.client.register()
    const item = await openGame(started.client)
    const play = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        const game = await openFor(started, token, item)
        await playRound(started, game, crypto.randomUUID(), '1.00', '1.00')
      }
    }
    await play(80)
    const before = await rowsRead()
    await play(20)
    const after = await rowsRead()
    for (const table of tables) {
      const perRound = ((after[table] ?? 0) - (before[table] ?? 0)) / 20
      expect(perRound, `rows of ${table} that a round reads`).toBeLessThan(12)
    }
    expect(after['game_round']).toBeGreaterThan(100)
  })
})
