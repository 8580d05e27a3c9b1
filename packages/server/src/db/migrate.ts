import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import type { Driver } from './open.ts'
import { inTransaction } from './transaction.ts'

const migrations = new URL('../../migrations/', import.meta.url)

/** Name of a migration: its day and what it makes. */
const datedName = /^(20\d\d)(\d\d)(\d\d)-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/
/** Names of the first migrations, by which databases know them. */
const numberedName = /^\d{3}-[a-z0-9-]+\.sql$/
/** The last of them; what came after has a date. */
const lastNumbered = '105-help.sql'

/** Codes of Postgres where another process creates the same table or column at the same time. */
const createdMeanwhile = new Set(['23505', '42701', '42710', '42P07'])

/** One file of the migrations folder. */
export interface Migration {
  name: string
  text: string
  /** SHA-256 of its text in hex, whichever line ends it was checked out with. */
  checksum: string
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function isProperName(name: string): boolean {
  const [, year, month, dayOfMonth] = datedName.exec(name) ?? []
  return year ? isDay(`${year}-${month}-${dayOfMonth}`) : numberedName.test(name) && name <= lastNumbered
}

/**
 * Reads the migrations of a folder in the order in which they run, which is that of their names.
 * @throws StartError where a file has no proper name, or one that another has used
 */
export async function readMigrations(folder: URL = migrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const bySubject = new Map<string, string>()
  for (const name of names) {
    if (!isProperName(name)) {
      throw new StartError(
        `${name} has no proper name for a migration: its date and what it makes, such as 20261128-points.sql.`,
      )
    }
    const subject = name.replace(/^\d+-/, '')
    const other = bySubject.get(subject)
    if (other && datedName.test(name))
      throw new StartError(`Migrations ${other} and ${name} have one name. Give the later one another.`)
    bySubject.set(subject, name)
  }
  return Promise.all(
    names.map(async name => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Checksums of what a database ran, by name; null for what ran before checksums were kept. */
async function readApplied({ backgroundDb }: Driver): Promise<Map<string, string | null>> {
  const { rows } = await backgroundDb.execute<{ name: string; checksum: string | null }>(
    sql`select name, checksum from schema_migration`,
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

/**
 * Creates the table of what ran, or adds the column of checksums to one from before. A table that
 * is there as it should be is only read: to alter it would wait for everybody who reads it.
 */
async function prepareMigrationTable(driver: Driver): Promise<void> {
  const { rows } = await driver.backgroundDb.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = 'schema_migration'`,
  )
  if (rows.some(row => row.column_name === 'checksum')) return
  const statement = rows.length
    ? 'alter table schema_migration add column checksum text'
    : 'create table schema_migration (name text primary key, at timestamptz not null default now(), checksum text)'
  await driver.exec(statement).catch(async (error: { code?: string }) => {
    if (!createdMeanwhile.has(error.code ?? '')) throw error
    await prepareMigrationTable(driver)
  })
}

/** @throws StartError where a file is not the one that ran */
function requireUnchanged({ name, checksum }: Migration, applied: string): void {
  if (applied === checksum) return
  throw new StartError(
    `Migration ${name} was changed after it ran on this database. Restore it, and put the change into a new migration.`,
  )
}

/** @throws StartError where a file that did not run has the text of one that ran and is gone */
function requireNoRename(files: readonly Migration[], applied: ReadonlyMap<string, string | null>): void {
  const names = new Set(files.map(({ name }) => name))
  for (const [name, checksum] of applied) {
    const renamed = names.has(name) ? undefined : files.find(file => file.checksum === checksum)
    if (renamed && !applied.has(renamed.name))
      throw new StartError(`Migration ${name} ran on this database, and is called ${renamed.name} now. Name it back.`)
  }
}

/**
 * Applies the migrations that the database does not have yet. A migration and its row are one
 * transaction; a second process waits at the row, and then compares. A database from before
 * checksums gets those of the files as they are.
 * @throws StartError where a migration that ran was changed or renamed, or has no proper name
 */
export async function migrate(driver: Driver, folder: URL = migrations): Promise<void> {
  const files = await readMigrations(folder)
  await prepareMigrationTable(driver)
  const applied = await readApplied(driver)
  requireNoRename(files, applied)
  for (const file of files) {
    const checksum = applied.get(file.name)
    if (checksum) requireUnchanged(file, checksum)
  }
  for (const file of files.filter(({ name }) => !applied.has(name))) await apply(driver, file)
  for (const { name, checksum } of files.filter(file => applied.get(file.name) === null)) {
    await driver.backgroundDb.execute(
      sql`update schema_migration set checksum = ${checksum} where name = ${name} and checksum is null`,
    )
  }
}

async function apply(driver: Driver, file: Migration): Promise<void> {
  const { name, text, checksum } = file
  const isMine = await inTransaction(driver.backgroundDb, async tx => {
    const inserted = await tx.execute(
      sql`insert into schema_migration (name, checksum) values (${name}, ${checksum}) on conflict do nothing returning name`,
    )
    if (!inserted.rows.length) return false
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement))
    return true
  })
  const other = isMine ? null : (await readApplied(driver)).get(name)
  if (other) requireUnchanged(file, other)
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
