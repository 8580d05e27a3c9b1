import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { fragment, runStatement, maxNameLength, nameOfStatement, statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const echo = statement<
  { word: string | null; count: bigint; at: Date; yes: boolean },
  { word: string | null; count: string; at: string; yes: boolean; again: string | null }
>()`
  select ${'word'}::text as word, ${'count'}::bigint::text as count, ${'at'}::timestamptz::text as at, ${'yes'}::boolean as yes,
    ${'word'}::text as again`
const half = statement<{ of: number }, { half: string }>()`select (10 / ${'of'}::integer)::text as half`
const note = statement<{ name: string }, never>()`insert into schema_migration (name) values (${'name'})`
const noted = statement<{ name: string }, { name: string }>()`
  select name from schema_migration where name = ${'name'}`

describe('a statement', () => {
  test('numbers its values by their names, and a value that comes twice once', () => {
    expect(echo.order).toEqual(['word', 'count', 'at', 'yes'])
    expect(echo.text.match(/\$\d/g)).toEqual(['$1', '$2', '$3', '$4', '$1'])
  })

  test('takes in the text of a fragment, which is no value', () => {
    const twice = fragment`
      (select 'a\nb')`
    const made = statement<
      { word: string },
      object
    >()`select ${twice} as one, ${'word'}::text as two, ${twice} as three`
    expect(made.text).toBe("select (select 'a\\nb') as one, $1::text as two, (select 'a\\nb') as three")
    expect(made.order).toEqual(['word'])
  })

  test('has a name that PostgreSQL does not cut off, and no other text has it', () => {
    const long = statement<
      { word: string },
      object
    >()`select ${'word'} as a_column_whose_name_is_as_long_as_all_of_the_text`
    expect(Buffer.byteLength(long.name)).toBeLessThanOrEqual(maxNameLength)
    expect(long.name).not.toBe(echo.name)
    expect(nameOfStatement(echo.text)).toBe(echo.name)
    expect(nameOfStatement('select 1')).toBeUndefined()
  })
})

onBothDatabases(ground => {
  const at = new Date('2026-11-21T12:00:00.123Z')

  test('a statement gives its values and takes its rows alike, the first time and later', async () => {
    for (const word of ['a', "'; select 1 --", null, '']) {
      const [row] = await runStatement(ground.db, echo, { word, count: 2n ** 62n, at, yes: true })
      expect(row).toMatchObject({ word, again: word, count: String(2n ** 62n), yes: true })
      expect(new Date(row?.at ?? '')).toEqual(at)
    }
  })

  test('a statement that fails leaves the next one as it was', async () => {
    expect(await runStatement(ground.db, half, { of: 5 })).toEqual([{ half: '2' }])
    await expect(runStatement(ground.db, half, { of: 0 })).rejects.toThrow()
    expect(await runStatement(ground.db, half, { of: 2 })).toEqual([{ half: '5' }])
    const failing = inTransaction(ground.db, tx => runStatement(tx, half, { of: 0 }))
    await expect(failing).rejects.toThrow()
    expect(await runStatement(ground.db, half, { of: 10 })).toEqual([{ half: '1' }])
  })

  test('a statement is a part of its transaction', async () => {
    const work = inTransaction(ground.db, async tx => {
      await runStatement(tx, note, { name: 'within' })
      expect(await runStatement(tx, noted, { name: 'within' })).toEqual([{ name: 'within' }])
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await runStatement(ground.db, noted, { name: 'within' })).toEqual([])
  })

  test('statements at once, within transactions and outside of them, get their own rows', async () => {
    const halves = Array.from({ length: 20 }, (_, n) => {
      const of = (n % 10) + 1
      const row = { half: String(Math.trunc(10 / of)) }
      const ask =
        n % 2 ? runStatement(ground.db, half, { of }) : inTransaction(ground.db, tx => runStatement(tx, half, { of }))
      return ask.then(rows => expect(rows).toEqual([row]))
    })
    await Promise.all(halves)
  })

  test('a statement goes on after the type of what it selects was changed by a migration', async () => {
    const { db } = ground
    await db.execute(sql`create table changing (one integer)`)
    await db.execute(sql`insert into changing values (1)`)
    const all = statement<
      { min: number },
      { one: unknown }
    >()`select * from changing where one::text::integer >= ${'min'}::integer`
    // Each of the connections that are open reads it.
    const readAll = () => Promise.all(Array.from({ length: 8 }, () => runStatement(db, all, { min: 1 })))
    await readAll()
    await db.execute(sql`alter table changing alter column one type text`)
    expect(await readAll()).toEqual(Array.from({ length: 8 }, () => [{ one: '1' }]))
    await db.execute(sql`alter table changing alter column one type integer using one::integer`)
    const inside = () => inTransaction(db, tx => runStatement(tx, all, { min: 1 }))
    expect(await Promise.all([inside(), inside(), inside()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
  })

  test('a statement goes on after its connections have lost it', async () => {
    const { db } = ground
    const inEight = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work))
    await inEight(() => runStatement(db, half, { of: 2 }))
    await inEight(() => inTransaction(db, tx => tx.execute(sql`deallocate all`)))
    const alone = await inEight(() => runStatement(db, half, { of: 2 }))
    const inside = await inEight(() => inTransaction(db, tx => runStatement(tx, half, { of: 2 })))
    for (const rows of [...alone, ...inside]) expect(rows).toEqual([{ half: '5' }])
  })
})
