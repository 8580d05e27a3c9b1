import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Settings } from '../deps.ts'
import { openEmbedded } from './embedded.ts'
import { standardDatabaseLimits } from './limits.ts'
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
  /** The same database without the limits of calls. */
  backgroundDb: Db
  /** Runs several statements at once, without parameters. */
  exec(sql: string): Promise<void>
  /** Comes after the migrations. */
  prepare?(): Promise<void>
  close: () => Promise<void>
}

export interface OpenDatabase {
  /** For calls, which somebody waits for: what takes too long is given up. */
  db: Db
  /** For jobs, commands of staff and whatever else may take its time. */
  backgroundDb: Db
  close: () => Promise<void>
}

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databaseLimits'>>

/**
 * Opens the database and brings it up to date. The embedded one is locked first: two openers of one
 * folder would see different rows.
 * @throws StartError when the folder is in use or the server cannot be reached
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  databaseLimits = standardDatabaseLimits,
}: DatabaseSettings): Promise<OpenDatabase> {
  const driver = databaseUrl ? await openServer(databaseUrl, databaseLimits) : await openEmbedded(dataDir)
  try {
    await migrate(driver)
    await driver.prepare?.()
  } catch (error) {
    await driver.close()
    throw error
  }
  const { db, backgroundDb } = driver
  return { db, backgroundDb, close: () => driver.close() }
}
