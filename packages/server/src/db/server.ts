import { drizzle } from 'drizzle-orm/node-postgres'
import { StartError } from '../start-error.ts'
import type { DatabaseLimits } from './limits.ts'
import type { Db, Driver } from './open.ts'
import { openPool } from './pool.ts'

/** Database and host of an address, without its password. */
function databaseNameOf(url: string): string {
  if (!URL.canParse(url)) return 'not an address'
  const { host, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${host}`
}

/** Milliseconds after which an idle connection is closed. */
const idleTime = 10_000

/**
 * The pool of jobs, commands and migrations. Its connections wait long for an answer, so that one
 * which fell silent while it was idle would cost much: none is idle for long.
 */
const longPool = { connections: 2, idleTime: 1000 } as const
/** Milliseconds by which the server gives a long statement up before its connection is. */
const longMargin = 2000

/**
 * A Postgres-compatible server.
 * @throws StartError when it does not answer; the sentence names the host, never the password
 */
export async function openServer(url: string, limits: DatabaseLimits): Promise<Driver> {
  const { long, ...forCalls } = limits
  const calls = openPool(url, forCalls, idleTime)
  const forLong = { ...forCalls, connections: longPool.connections, statement: long, query: long && long + longMargin }
  const background = openPool(url, forLong, longPool.idleTime)
  const close = async () => void (await Promise.all([calls.close(), background.close()]))
  await calls.pool.query('select 1').catch(async (error: Error) => {
    await close()
    throw new StartError(
      `The database of DATABASE_URL (${databaseNameOf(url)}) cannot be reached: ${error.message || 'no answer'}.`,
    )
  })
  return {
    db: drizzle(calls.pool) as unknown as Db,
    backgroundDb: drizzle(background.pool) as unknown as Db,
    exec: async sql => {
      await background.pool.query(sql)
    },
    close,
  }
}
