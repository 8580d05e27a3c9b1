import type { Category, GameFilter } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stoppedClock } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { findGame } from './find.ts'
import { hottest } from './hot-games.ts'
import { lanesIn } from './vendors.ts'
import { listGames } from './list.ts'

const clock = stoppedClock(new Date('2026-11-21T12:00:00Z'))
let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase({ dataDir: 'memory://', databaseUrl: null })
  await fillCatalogue({ db: opened.db, clock }, 10_000)
  await opened.db.execute(sql`analyze`)
})
afterAll(() => opened.close())

/** Rows that were read by going through the whole table of games. */
async function scanned(): Promise<number> {
  await opened.db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await opened.db.execute<{ read: number }>(
    sql`select seq_tup_read::int as read from pg_stat_user_tables where relname = 'game'`,
  )
  return rows[0]?.read ?? 0
}

const page = (gameType: Category, filter: GameFilter, offset = 0, vassalage?: string) =>
  listGames(opened.db, { gameType, filter, vassalage }, { offset, limit: 20 }, null, clock.now())

it('lists ten thousand games by their indexes, the last page like the first', async () => {
  const { db } = opened
  await hottest({ db, clock }, 20)
  const before = await scanned()
  const { total, rows } = await page('RNG', 'ALL')
  expect(total).toBeGreaterThan(9900)
  expect(rows).toHaveLength(20)
  expect((await page('RNG', 'ALL', total - 5)).rows).toHaveLength(5)
  const ofVendor = await page('RNG', 'ALL', 2000, 'LUMEN')
  expect(ofVendor.rows.map(row => row.game.vassalage)).toEqual(Array.from({ length: 20 }, () => 'LUMEN'))
  await page('RNG', 'NEW')
  await page('RNG', 'HOT')
  await hottest({ db, clock }, 20)
  await lanesIn(db, 'EN')
  await findGame(db, { vassalage: 'ORIENT', gameCode: 'jade-dragon' }, clock.now())
  expect(await scanned()).toBe(before)
})
