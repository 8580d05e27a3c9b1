import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Db, Driver } from './open.ts'

/** Which database an address means, without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'not an address'
  const { host, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${host}`
}

/**
 * A Postgres-compatible server.
 * @throws StartError when it does not answer; the sentence names the host, never the password
 */
export async function openServer(url: string): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw new StartError(
      `The database of DATABASE_URL (${placeOf(url)}) cannot be reached: ${error.message || 'no answer'}.`,
    )
  })
  return {
    db: drizzle(pool) as unknown as Db,
    exec: async sql => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  }
}
