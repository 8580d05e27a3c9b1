import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** Columns of a table of which a player has several rows: whose it is, what tells it from the others, and how new it is. */
interface RowsOfPlayer {
  playerId: PgColumn
  id: PgColumn
  newness: PgColumn
}

/** Deletes all but the newest rows of a player, so that a table does not grow with what one player sends. */
export async function keepNewestRows(
  db: Db,
  table: PgTable,
  { playerId, id, newness }: RowsOfPlayer,
  who: string,
  most: number,
): Promise<void> {
  const rest = await db
    .select({ id })
    .from(table)
    .where(eq(playerId, who))
    .orderBy(desc(newness), desc(id))
    .offset(most)
  const ids = rest.map(row => row.id)
  if (ids.length) await db.delete(table).where(and(eq(playerId, who), inArray(id, ids)))
}
