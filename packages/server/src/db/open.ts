import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Settings } from '../deps.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { repeatWhereAsked } from './repeat.ts'
import { StartError } from '../start-error.ts'

interface Found<Row> {
  rows: Row[]
}
interface Rows extends PgQueryResultHKT {
  readonly type: Found<this['row']>
}

/** The database, or a transaction of it: the same type for the embedded database and for a server. */
export type Db = PgDatabase<Rows>

/** Functions that both kinds of database have beneath drizzle. */
export interface Driver {
  db: Db
  /** Runs several statements at once, without parameters. */
  exec(sql: string): Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the database and brings it up to date. The embedded one is locked first: two openers of one folder would see different rows.
 * @throws StartError when the folder is in use or the server cannot be reached
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const driver = settings.databaseUrl ? await openServer(settings.databaseUrl) : await openEmbedded(settings.dataDir)
  try {
    await migrate(driver)
  } catch (error) {
    await driver.close()
    throw error
  }
  return { db: driver.db, close: () => driver.close() }
}

/** Database and host of an address, without its password. */
function databaseNameOf(url: string): string {
  if (!URL.canParse(url)) return 'not an address'
  const { host, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${host}`
}

/**
 * A Postgres-compatible server.
 * @throws StartError when it does not answer; the sentence names the host, never the password
 */
async function openServer(url: string): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw new StartError(
      `The database of DATABASE_URL (${databaseNameOf(url)}) cannot be reached: ${error.message || 'no answer'}.`,
    )
  })
  // A statement outside a transaction is one of its own, which the database may refuse as any other.
  const query = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>
  pool.query = ((...question: unknown[]) => repeatWhereAsked(() => query(...question))) as typeof pool.query
  return {
    db: drizzle(pool) as unknown as Db,
    exec: async sql => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  }
}
