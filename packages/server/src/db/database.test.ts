import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { tables } from '../app/areas.ts'
import { inTransaction } from './transaction.ts'

onBothDatabases(ground => {
  test.each(tables.map(table => [getTableName(table), table] as const))(
    'the migrations make %s as the code knows it',
    async (name, table) => {
      const { rows } = await ground.db.execute<{ column_name: string; is_nullable: string }>(
        sql`select column_name, is_nullable from information_schema.columns where table_name = ${name}`,
      )
      const made = rows.map(row => [row.column_name, row.is_nullable === 'NO'])
      const columns: PgColumn[] = Object.values(getTableColumns<PgTable>(table))
      const known = columns.map(column => [column.name, column.notNull])
      expect(made.sort()).toEqual(known.sort())
    },
  )

  test('repeats a transaction where the database asks for it, and only then', async () => {
    let tries = 0
    const failing = (code: string, times: number) =>
      inTransaction(ground.db, async () => {
        if (++tries <= times) throw Object.assign(new Error('again'), { code })
        return tries
      })
    expect(await failing('40001', 2)).toBe(3)
    tries = 0
    await expect(failing('23505', 1)).rejects.toThrow('again')
    expect(tries).toBe(1)
  })

  test('work that fails leaves nothing behind', async () => {
    const work = inTransaction(ground.db, async tx => {
      await tx.execute(sql`insert into schema_migration (name) values ('half')`)
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect((await ground.db.execute(sql`select 1 from schema_migration where name = 'half'`)).rows).toEqual([])
  })
})
