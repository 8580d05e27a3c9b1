import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Ticks of the processor clock in a second, as Linux counts them in `/proc`. */
const ticks = 100

/**
 * Of `/proc/<pid>/stat`: the parent, and the ticks of the process, and of its children that have
 * ended.
 */
function statOf(pid: number): { parent: number; own: number; ended: number } | null {
  try {
    // The name, which may hold anything, stands in brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
    return { parent, own: user + system, ended: endedUser + endedSystem }
  } catch {
    return null
  }
}

/** Milliseconds for which a process has had the processor. */
export const spentBy = (pid: number): number => ((statOf(pid)?.own ?? 0) * 1000) / ticks

/** The process that all of a PostgreSQL server descend from. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parent = statOf(rows[0]?.pid ?? 0)?.parent ?? 0
  await client.end()
  if (!parent) throw new Error('The processes of PostgreSQL are not to be seen here.')
  return parent
}

/**
 * Milliseconds for which a PostgreSQL server has had the processor: all that it runs, and
 * connections that have ended.
 */
export function spentByServer(postmaster: number): number {
  const { own = 0, ended = 0 } = statOf(postmaster) ?? {}
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => statOf(Number(name)))
    .filter(seen => seen?.parent === postmaster)
  const running = children.reduce((sum, seen) => sum + (seen?.own ?? 0), 0)
  return ((own + ended + running) * 1000) / ticks
}
