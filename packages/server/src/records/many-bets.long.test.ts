import { betRecords, profitRecords, transactionRecords } from '@baize/contract'
import type { Endpoint, Input } from '@baize/contract'
import { storedBets } from '@baize/testing/stored-bets'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { runCommand } from '../app/commands.ts'

/** Rounds of two members over the same sixty days, one every 86 and every 8.6 minutes. */
const sizes = [1_000, 10_000] as const

onBothPlatforms(started => {
  const tokens: string[] = []
  const db = () => started.platform.deps.db

  beforeAll(async () => {
    const { deps } = started.platform
    await runCommand(deps, ['flags', 'set', 'site.gmtOffset', '+05:45'], 'ada')
    await runCommand(deps, ['flags', 'set', 'welcome.amount', 'null'], 'ada')
    for (const size of sizes) {
      const account = await started.client.register()
      const playerId = await playerIdOf(deps, account.username)
      await db().execute(sql`delete from movement_total where account = ${`player:${playerId}:cash`}`)
      await db().execute(sql`delete from ledger_entry where account = ${`player:${playerId}:cash`}`)
      const until = started.clock.now()
      for (const statement of storedBets({ playerId, count: size, until, days: 60 }))
        await db().execute(sql.raw(statement))
      tokens.push(account.token)
    }
    await db().execute(sql`analyze`)
  })

  /** Rows of rounds, movements and sums that were read so far, by tables and by indexes. */
  async function rowsRead(): Promise<number> {
    await db().execute(sql`select pg_stat_force_next_flush()`)
    const { rows } = await db().execute<{ read: string }>(sql`
      select sum(seq_tup_read + idx_tup_fetch)::text as read from pg_stat_user_tables
      where relname in ('game_round', 'ledger_entry', 'ledger_transaction', 'bet_total', 'movement_total')`)
    return Number(rows[0]?.read)
  }

  async function rowsOf<E extends Endpoint>(endpoint: E, input: Input<E>, member: number): Promise<number> {
    const before = await rowsRead()
    const { success } = await started.client.call(endpoint, input, { token: tokens[member]! })
    expect(success).toBe(true)
    return (await rowsRead()) - before
  }

  const lastPage = (member: number, records: number) => ({ pageNo: (sizes[member]! * records) / 20 })
  const period = { from: '2026-09-22', to: '2026-11-21' }

  test.each([
    ['bets', betRecords, 1, {}],
    ['bets that were won', betRecords, 1 / 3, { status: 'won' }],
    ['movements', transactionRecords, 2, {}],
    ['movements of one type', transactionRecords, 1, { type: 'payout' }],
  ] as const)(
    'a last page of %s reads what a first one does, of ten times as many too',
    async (_, call, share, kept) => {
      const read = async (member: number, pageNo: number) => rowsOf(call, { ...period, ...kept, pageNo }, member)
      const first = await read(1, 1)
      const last = await read(1, Math.floor(lastPage(1, share).pageNo) - 1)
      const fewer = await read(0, 1)
      expect(last).toBeLessThan(1.5 * first)
      expect(first).toBeLessThan(1.5 * fewer + 100)
    },
  )

  test('a result by day reads days, and the hours that are of another day at the site', async () => {
    const read = (member: number) => rowsOf(profitRecords, { ...period, groupBy: 'day' }, member)
    expect(await read(1)).toBeLessThan(4 * (await read(0)))
  })
})
