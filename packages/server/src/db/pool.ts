import pg from 'pg'
import type { DatabaseLimits } from './limits.ts'
import { isOutdatedStatement, retry } from './retry.ts'
import { StatementQuery } from './statement-query.ts'
import type { Done } from './statement-query.ts'
import { nameOfStatement } from './statement.ts'
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts'

type Query = (...question: unknown[]) => unknown

/** A query of a text that `statement` made; undefined for any other. */
function asStatement(config: unknown): { name: string; text: string } | undefined {
  const { text } = (config ?? {}) as { text?: unknown }
  const name = typeof text === 'string' ? nameOfStatement(text) : undefined
  return name === undefined ? undefined : { name, text: text as string }
}

/** Runs a query on a connection; a statement as what the connection has read of it. */
function runOn(query: Query, question: unknown[]): Promise<unknown> {
  const [config, values] = question
  const asked = asStatement(config)
  if (!asked) return query(...question) as Promise<unknown>
  return new Promise((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result))
    query(new StatementQuery(asked.name, asked.text, (values ?? []) as (string | null)[], done))
  })
}

const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: pg.Connection }).connection.stream

/** What the pool of the library does not tell of its connections. */
interface Connections {
  all: Set<pg.PoolClient>
  /** In nobody's hands. */
  idle: Set<pg.PoolClient>
  /**
   * To be closed where they would go back to the pool: another process has migrated the database
   * since and a statement is out of date, which the connection would refuse for ever; or its server
   * is none to ask any more.
   */
  outdated: WeakSet<pg.PoolClient>
}

/**
 * Prepares a new connection: statements are kept on it, and a query that has no answer in time
 * breaks it. Those that are idle are broken then as well, because what silenced one has likely
 * silenced all: each would cost a call its time.
 * @param limit - milliseconds for an answer; 0 waits for ever
 */
function prepareClient(client: pg.PoolClient, limit: number, { idle, outdated }: Connections): void {
  const query = client.query.bind(client) as Query
  // One that breaks tells each query on its way, and here; unheard it would end the process.
  client.on('error', () => undefined)
  const giveUp = () => {
    for (const other of [client, ...idle]) streamOf(other).destroy()
  }
  client.query = (async (...question: unknown[]) => {
    const timer = limit ? setTimeout(giveUp, limit) : undefined
    try {
      return await runOn(query, question)
    } catch (error) {
      if (isOutdatedStatement(error) || isUnavailable(error)) outdated.add(client)
      throw streamOf(client).destroyed ? new DatabaseUnavailable(error) : error
    } finally {
      clearTimeout(timer)
    }
  }) as typeof client.query
}

/**
 * Lends a connection to somebody. One that breaks meanwhile leaves its place in the pool at once:
 * whoever has it may never give it back.
 */
function lend(client: pg.PoolClient, { outdated }: Connections): pg.PoolClient {
  const release = client.release.bind(client)
  let isLent = true
  const giveBack = (error?: Error | boolean) => {
    if (!isLent) return
    isLent = false
    client.off('end', onEnd)
    release(error ?? outdated.has(client))
  }
  const onEnd = () => giveBack(true)
  client.on('end', onEnd)
  client.release = giveBack
  return client
}

/** A statement by itself, on a connection of its own for so long. */
async function runAlone(pool: pg.Pool, question: unknown[]): Promise<unknown> {
  const client = await pool.connect()
  try {
    return await (client.query as Query)(...question)
  } finally {
    client.release()
  }
}

/** Milliseconds that connections get to end what they do when a pool is closed. */
const grace = 2000

async function closePool(pool: pg.Pool, { all }: Connections): Promise<void> {
  const cut = () => all.forEach(client => streamOf(client).destroy())
  const timer = setTimeout(cut, grace)
  await pool.end()
  clearTimeout(timer)
  // Those that have fallen silent never answer the goodbye.
  cut()
}

export interface ServerPool {
  /** Its queries are asked by promises alone. */
  pool: pg.Pool
  /** Waits a moment for what is on its way, and for nobody who has fallen silent. */
  close(): Promise<void>
}

/**
 * Opens a pool of connections to a server. A statement by itself is repeated where the database
 * asks for it.
 * @param idleTime - milliseconds after which an idle connection is closed
 * @throws DatabaseUnavailable from its queries, where a connection cannot be had or is lost
 */
export function openPool(url: string, limits: Omit<DatabaseLimits, 'long'>, idleTime: number): ServerPool {
  const { connections, connect, statement, query, keepAlive } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: idleTime,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAlive,
    // A pooler in between may refuse them, so that none is sent where there is no limit.
    ...(statement ? { statement_timeout: statement, idle_in_transaction_session_timeout: query } : {}),
  })
  const known: Connections = { all: new Set(), idle: new Set(), outdated: new WeakSet() }
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    known.all.add(client)
    prepareClient(client, query, known)
  })
  pool.on('acquire', client => void known.idle.delete(client))
  pool.on('release', (_error, client) => void known.idle.add(client))
  pool.on('remove', client => {
    known.all.delete(client)
    known.idle.delete(client)
  })
  const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (async () => {
    const client = await take().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return lend(client, known)
  }) as typeof pool.connect
  pool.query = ((...question: unknown[]) => retry(() => runAlone(pool, question))) as typeof pool.query
  return { pool, close: () => closePool(pool, known) }
}
