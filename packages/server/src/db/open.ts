import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Settings } from '../deps.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openServer } from './server.ts'

interface Found<Row> {
  rows: Row[]
}
interface Rows extends PgQueryResultHKT {
  readonly type: Found<this['row']>
}

/**
 * The database, or a transaction of it: the same type for the embedded database and for a server.
 */
export type Db = PgDatabase<Rows>

/** Functions that both kinds of database have beneath drizzle. */
export interface Driver {
  db: Db
  /** Runs several statements at once, without parameters. */
  exec(sql: string): Promise<void>
  /** Comes after the migrations. */
  prepare?(): Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the database and brings it up to date. The embedded one is locked first: two openers of one
 * folder would see different rows.
 * @throws StartError when the folder is in use or the server cannot be reached
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const driver = settings.databaseUrl ? await openServer(settings.databaseUrl) : await openEmbedded(settings.dataDir)
  try {
    await migrate(driver)
    await driver.prepare?.()
  } catch (error) {
    await driver.close()
    throw error
  }
  return { db: driver.db, close: () => driver.close() }
}
