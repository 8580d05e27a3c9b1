import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Driver } from './open.ts'
import { inTransaction } from './transaction.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Codes of Postgres where another process creates the same table at the same time, which `if not exists` does not see. */
const madeMeanwhile = new Set(['23505', '42710', '42P07'])

async function makeMigrationTable(driver: Driver): Promise<void> {
  const notes =
    'create table if not exists schema_migration (name text primary key, at timestamptz not null default now())'
  await driver.exec(notes).catch((error: { code?: string }) => {
    if (!madeMeanwhile.has(error.code ?? '')) throw error
  })
}

/**
 * Applies the files of `migrations/` that the database does not have yet, in the order of their names, whichever folder they lie in. A
 * migration and its entry are one transaction; a second process waits at the entry and then skips it.
 */
export async function migrate(driver: Driver): Promise<void> {
  await makeMigrationTable(driver)
  const { rows } = await driver.db.execute<{ name: string }>(sql`select name from schema_migration`)
  const done = new Set(rows.map(row => row.name))
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.sql'))
  const byName = new Map(files.map(path => [basename(path), path]))
  for (const [name, path] of [...byName].sort().filter(([file]) => !done.has(file))) {
    const text = await readFile(new URL(path, folder), 'utf8')
    await inTransaction(driver.db, async tx => {
      const noted = await tx.execute(
        sql`insert into schema_migration (name) values (${name}) on conflict do nothing returning name`,
      )
      if (!noted.rows.length) return
      for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement))
    })
  }
}

/** Statements of a file, split at a semicolon that ends a line outside `$$` bodies. */
export function statementsOf(text: string): string[] {
  const parts: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--')) continue
    if ((line.match(/\$\$/g)?.length ?? 0) % 2) inBody = !inBody
    current += `${line}\n`
    if (!inBody && line.trimEnd().endsWith(';')) {
      parts.push(current)
      current = ''
    }
  }
  return current.trim() ? [...parts, current] : parts
}
