import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import type { Db, Driver } from './open.ts'
import { migrate, readMigrations, statementsOf } from './migrate.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

/** A folder of migrations: name → text. */
async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

const driverOf = (db: Db): Driver => ({
  backgroundDb: db,
  db,
  exec: async text => {
    for (const statement of statementsOf(text)) await db.execute(sql.raw(statement))
  },
  close: async () => undefined,
})

onBothDatabases(ground => {
  const rows = async () =>
    (await ground.db.execute(sql`select name, checksum from schema_migration order by name`)).rows

  test('runs a migration once, and keeps its checksum', async () => {
    const folder = await folderOf({ '20261128-first-points.sql': 'create table first_points (i int);' })
    const [file] = await readMigrations(folder)
    await migrate(driverOf(ground.db), folder)
    await migrate(driverOf(ground.db), folder)
    expect(await rows()).toContainEqual({ name: file!.name, checksum: file!.checksum })
    expect((await ground.db.execute(sql`select * from first_points`)).rows).toEqual([])
  })

  test('refuses a migration that was changed after it ran, and runs none', async () => {
    const name = '20261128-second-points.sql'
    await migrate(driverOf(ground.db), await folderOf({ [name]: 'create table second_points (i int);' }))
    const changed = await folderOf({
      [name]: 'create table second_points (i bigint);',
      '20261129-third-points.sql': 'create table third_points (i int);',
    })
    await expect(migrate(driverOf(ground.db), changed)).rejects.toThrow(
      `Migration ${name} was changed after it ran on this database. Restore it, and put the change into a new migration.`,
    )
    expect(await rows()).not.toContainEqual(expect.objectContaining({ name: '20261129-third-points.sql' }))
  })

  test('refuses a migration that was renamed after it ran', async () => {
    const text = 'create table fourth_points (i int);'
    await migrate(driverOf(ground.db), await folderOf({ '20261128-fourth-points.sql': text }))
    await expect(migrate(driverOf(ground.db), await folderOf({ '20261129-fourth-points.sql': text }))).rejects.toThrow(
      'Migration 20261128-fourth-points.sql ran on this database, and is called 20261129-fourth-points.sql now. Name it back.',
    )
  })

  test('runs a migration once where two start at once, and refuses another text of that name', async () => {
    const name = '20261128-fifth-points.sql'
    const [one, same, other] = await Promise.all([
      folderOf({ [name]: 'create table fifth_points (i int);' }),
      folderOf({ [name]: 'create table fifth_points (i int);' }),
      folderOf({ [name]: 'create table fifth_points (i bigint);' }),
    ])
    await Promise.all([migrate(driverOf(ground.db), one), migrate(driverOf(ground.db), same)])
    await expect(migrate(driverOf(ground.db), other)).rejects.toThrow(`Migration ${name} was changed`)
  })

  test('brings up a database from before checksums, and keeps those of the files', async () => {
    const before = await rows()
    await ground.db.execute(sql`alter table schema_migration drop column checksum`)
    await migrate(driverOf(ground.db))
    const numbered = (all: Record<string, unknown>[]) => all.filter(row => /^\d{3}-/.test(String(row.name)))
    expect(numbered(await rows())).toEqual(numbered(before))
  })
})

describe('the names of migrations', () => {
  test.each(['points.sql', '106-points.sql', '2026-11-28-points.sql', '20260230-points.sql', '20261128-Points.sql'])(
    'cannot be %s',
    async name => {
      await expect(readMigrations(await folderOf({ [name]: '' }))).rejects.toThrow(
        `${name} has no proper name for a migration: its date and what it makes, such as 20261128-points.sql.`,
      )
    },
  )

  test('are used once', async () => {
    const folder = await folderOf({ '20261128-points.sql': '', '20261201-points.sql': '' })
    await expect(readMigrations(folder)).rejects.toThrow(
      'Migrations 20261128-points.sql and 20261201-points.sql have one name. Give the later one another.',
    )
  })

  test('are those of SQL files; what else lies there is no migration', async () => {
    const files = await readMigrations(await folderOf({ '105-help.sql': '', '105-help.sql.orig': '', 'Thumbs.db': '' }))
    expect(files.map(({ name }) => name)).toEqual(['105-help.sql'])
  })

  test('put what is dated after what is numbered', async () => {
    const names = (await readMigrations(await folderOf({ '20261128-points.sql': '', '105-help.sql': '' }))).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['105-help.sql', '20261128-points.sql'])
  })

  test('do not depend on line ends', async () => {
    const [unix] = await readMigrations(await folderOf({ '20261128-points.sql': 'select 1;\nselect 2;\n' }))
    const [dos] = await readMigrations(await folderOf({ '20261128-points.sql': 'select 1;\r\nselect 2;\r\n' }))
    expect(dos).toEqual(unix)
  })
})

test('parts a migration at its statements, and not inside the body of a function', () => {
  const text =
    'create table a (i int);\n-- a note; with a semicolon;\ncreate function f() returns int as $$\n  begin;\n  end;\n$$;\nselect 1'
  expect(statementsOf(text)).toHaveLength(3)
})
