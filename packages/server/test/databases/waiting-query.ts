import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/open.ts'

/** Resolves when a query waits for a row that another transaction has locked, on PostgreSQL. */
export async function untilQueryWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) as count from pg_locks where not granted`)
    if (Number(rows[0]?.count) > 0) return
  }
}
