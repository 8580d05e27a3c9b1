import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

test('runs other calls between the queries of one call, within a transaction too', async () => {
  const { db, close } = await openDatabase({ dataDir: 'memory://', databaseUrl: null })
  onTestFinished(close)
  let turns = 0
  let isOver = false
  const others = () => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  others()
  for (let asked = 0; asked < 5; asked++) await db.execute(sql`select 1`)
  await inTransaction(db, async tx => {
    for (let asked = 0; asked < 5; asked++) await tx.execute(sql`select 1`)
  })
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(10)
})
