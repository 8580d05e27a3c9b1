import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import type { Driver } from './open.ts'
import { inTransaction } from './transaction.ts'

const migrations = new URL('../../migrations/', import.meta.url)

/**
 * Name of a migration: its date and what it makes. The first ones have a number, by which databases
 * know them.
 */
const nameFormat = /^(?:\d{3}|20\d{6})-([a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/
const isDated = (name: string): boolean => /^\d{8}/.test(name)

/**
 * Codes of Postgres where another process creates the same table at the same time, which `if not
 * exists` misses.
 */
const createdMeanwhile = new Set(['23505', '42710', '42P07'])

/** One file of the migrations folder. */
export interface Migration {
  name: string
  text: string
  /** SHA-256 of its text in hex, whichever line ends it was checked out with. */
  checksum: string
}

/**
 * Reads the migrations of a folder in the order in which they run, which is that of their names.
 * @throws StartError where a file has no proper name, or one that another has used
 */
export async function readMigrations(folder: URL = migrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => !name.startsWith('.')).sort()
  const users = new Map<string, string>()
  for (const name of names) {
    const what = nameFormat.exec(name)?.[1]
    if (!what) {
      throw new StartError(
        `Migration ${name} has no proper name. Call it by its date and what it makes: 20261128-points.sql.`,
      )
    }
    const other = users.get(what)
    if (other && isDated(name))
      throw new StartError(`Migrations ${other} and ${name} have one name. Give the later one another.`)
    users.set(what, name)
  }
  return Promise.all(
    names.map(async name => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function createMigrationTable(driver: Driver): Promise<void> {
  const statement = `
    create table if not exists schema_migration (name text primary key, at timestamptz not null default now());
    alter table schema_migration add column if not exists checksum text;`
  await driver.exec(statement).catch((error: { code?: string }) => {
    if (!createdMeanwhile.has(error.code ?? '')) throw error
  })
}

/** @throws StartError where a file is not the one that ran */
function requireUnchanged(known: Migration, checksum: string): void {
  if (checksum === known.checksum) return
  throw new StartError(
    `Migration ${known.name} was changed after it ran on this database. Restore it, and put the change into a new migration.`,
  )
}

/**
 * Applies the migrations that the database does not have yet. A migration and its row are one
 * transaction; a second process waits at the row and then skips it. A database from before
 * checksums gets those of the files as they are.
 * @throws StartError where a migration that ran has been changed, or has no proper name
 */
export async function migrate(driver: Driver, folder: URL = migrations): Promise<void> {
  const files = await readMigrations(folder)
  await createMigrationTable(driver)
  const { rows } = await driver.db.execute<{ name: string; checksum: string | null }>(
    sql`select name, checksum from schema_migration`,
  )
  const applied = new Map(rows.map(row => [row.name, row.checksum]))
  for (const file of files) {
    const checksum = applied.get(file.name)
    if (checksum) requireUnchanged(file, checksum)
  }
  for (const { name, checksum } of files.filter(file => applied.get(file.name) === null)) {
    await driver.db.execute(sql`update schema_migration set checksum = ${checksum} where name = ${name}`)
  }
  for (const file of files.filter(({ name }) => !applied.has(name))) await apply(driver, file)
}

async function apply(driver: Driver, { name, text, checksum }: Migration): Promise<void> {
  await inTransaction(driver.db, async tx => {
    const noted = await tx.execute(
      sql`insert into schema_migration (name, checksum) values (${name}, ${checksum}) on conflict do nothing returning name`,
    )
    if (!noted.rows.length) return
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement))
  })
}

/** Splits a file into its statements, at a semicolon that ends a line outside `$$` bodies. */
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
