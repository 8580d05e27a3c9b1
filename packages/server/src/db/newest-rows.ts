import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/**
 * Columns of a table of which a person has several rows: whose it is, what tells it from the
 * others, and how new it is.
 */
interface OwnedRows {
  owner: PgColumn
  id: PgColumn
  newness: PgColumn
}

/**
 * Deletes all but the newest rows of a person, so that a table does not grow with what one person
 * sends.
 */
export async function keepNewestRows(
  db: Db,
  table: PgTable,
  { owner, id, newness }: OwnedRows,
  who: string,
  max: number,
): Promise<void> {
  const rest = await db.select({ id }).from(table).where(eq(owner, who)).orderBy(desc(newness), desc(id)).offset(max)
  const ids = rest.map(row => row.id)
  if (ids.length) await db.delete(table).where(and(eq(owner, who), inArray(id, ids)))
}
