import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Db, Driver } from './open.ts'
import { isOutdatedStatement, retry } from './retry.ts'
import { StatementQuery } from './statement-query.ts'
import type { Done } from './statement-query.ts'
import { nameOfStatement } from './statement.ts'

/** Database and host of an address, without its password. */
function databaseNameOf(url: string): string {
  if (!URL.canParse(url)) return 'not an address'
  const { host, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${host}`
}

type Query = (...question: unknown[]) => unknown

/** A query of a text that `statement` made; undefined for any other. */
function asStatement(config: unknown): { name: string; text: string } | undefined {
  const { text } = (config ?? {}) as { text?: unknown }
  const name = typeof text === 'string' ? nameOfStatement(text) : undefined
  return name === undefined ? undefined : { name, text: text as string }
}

/** Runs a statement on a connection, and calls back or promises its rows as the library does. */
function runOn(query: Query, { name, text }: { name: string; text: string }, values: unknown, callback: unknown) {
  const given = (values ?? []) as (string | null)[]
  if (typeof callback === 'function') return query(new StatementQuery(name, text, given, callback as Done))
  return new Promise((resolve, reject) => {
    query(new StatementQuery(name, text, given, (error, result) => (error ? reject(error) : resolve(result))))
  })
}

/**
 * Keeps statements on a new connection, and notes when one of them is out of date: another process
 * has migrated the database since. Such a connection is closed where it would go back to the pool,
 * because it would refuse that statement for ever.
 */
function keepStatements(client: pg.PoolClient, outdated: WeakSet<pg.PoolClient>): void {
  const query = client.query.bind(client) as Query
  client.query = ((...question: unknown[]) => {
    const [config, values, callback] = question
    const asked = asStatement(config)
    const answer = asked ? runOn(query, asked, values, callback) : query(...question)
    // Where there is a callback it is the pool's own, which closes a connection after every error.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => void (isOutdatedStatement(error) && outdated.add(client)))
    return answer
  }) as typeof client.query
}

/**
 * A pool that closes connections with statements that are out of date, and repeats a statement by
 * itself where the database asks for it.
 */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  const outdated = new WeakSet<pg.PoolClient>()
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => keepStatements(client, outdated))
  const connect = pool.connect.bind(pool)
  // Transactions take their connection by a promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (callback) return connect(callback)
    return connect().then(client => {
      const release = client.release.bind(client)
      client.release = error => release(error ?? outdated.has(client))
      return client
    })
  }) as typeof pool.connect
  // A statement outside a transaction is one of its own, which the database may refuse as any
  // other.
  const query = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>
  pool.query = ((...question: unknown[]) => retry(() => query(...question))) as typeof pool.query
  return pool
}

/**
 * A Postgres-compatible server.
 * @throws StartError when it does not answer; the sentence names the host, never the password
 */
export async function openServer(url: string): Promise<Driver> {
  const pool = openPool(url)
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw new StartError(
      `The database of DATABASE_URL (${databaseNameOf(url)}) cannot be reached: ${error.message || 'no answer'}.`,
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
