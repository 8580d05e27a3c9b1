import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { reportToConsole } from '../report.ts'
import type { Db } from './open.ts'

/** Tables whose rows are never deleted, and whose loss is a loss of money or of an account. */
const loggedTables = ['ledger_transaction', 'player'] as const

const logFile = (folder: string): string => join(folder, 'commits.log')
const lineOf = (table: string, id: string): string => `${table} ${id}\n`
/** A line that a killed process wrote in part is none. */
const linePattern = /^(\w+) ([0-9a-f-]{36})$/
/** Ids that are looked up at once. */
const batchSize = 10_000

/**
 * Makes the database say which rows were committed. It is no migration, because on a server each
 * commit would wait for the others to say so, and nobody would listen.
 */
const notifyCommits = `
  create or replace function notify_commit() returns trigger language plpgsql as $$
    begin
      perform pg_notify('commits', tg_table_name || ' ' || new.id);
      return null;
    end
  $$;
  ${loggedTables
    .map(
      table =>
        `create or replace trigger notify_commit after insert on ${table} for each row execute function notify_commit();`,
    )
    .join('\n')}`

/** Begins a log with what the database has. */
async function createLog(client: PGlite, file: string): Promise<void> {
  const lines: string[] = []
  for (const table of loggedTables) {
    const { rows } = await client.query<{ id: string }>(`select id from ${table}`)
    lines.push(...rows.map(({ id }) => lineOf(table, id)))
  }
  writeFileSync(file, lines.join(''), { flag: 'wx', mode: 0o600 })
}

/**
 * Logs committed rows of money and accounts in a file beside the embedded database, before anybody
 * is answered, so that an audit finds what the database has lost since: `missingCommits`.
 * @returns a function that closes the file
 */
export async function startCommitLog(client: PGlite, folder: string): Promise<() => void> {
  const file = logFile(folder)
  if (!existsSync(file)) await createLog(client, file)
  const log = openSync(file, 'a')
  const append = (text: string) => {
    try {
      writeSync(log, text)
    } catch (error) {
      // What is committed stays so; it is only not proved.
      reportToConsole(error, { file })
    }
  }
  // Ends a line that a killed process wrote in part.
  append('\n')
  await client.exec(notifyCommits)
  await client.listen('commits', row => append(`${row}\n`))
  return () => closeSync(log)
}

async function countMissing(db: Db, table: string, ids: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::int as missing from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as logged(id)
    where not exists (select 1 from ${sql.identifier(table)} t where t.id = logged.id::uuid)`)
  return rows[0]?.missing ?? 0
}

/**
 * Compares the log of a folder with its database.
 * @returns how many rows are logged, and how many of them the database has not
 */
export async function missingCommits(db: Db, folder: string): Promise<{ logged: number; missing: number }> {
  const file = logFile(folder)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const found = lines.flatMap(line => {
    const [, table = '', id = ''] = linePattern.exec(line) ?? []
    return id ? [{ table, id }] : []
  })
  let missing = 0
  for (const table of loggedTables) {
    const ids = found.filter(row => row.table === table).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += batchSize)
      missing += await countMissing(db, table, ids.slice(start, start + batchSize))
  }
  return { logged: found.length, missing }
}
