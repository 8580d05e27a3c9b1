import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/open.ts'
import { seeded } from '../seeded.ts'
import { newLives } from './lives.ts'

const lives = newLives()
let opened: OpenDatabase
const begin = async () => {
  opened = await lives.open({ dataDir: await seeded(30), databaseUrl: null })
}
beforeAll(async () => {
  await begin()
  await opened.db.execute(sql`create table kept (word text)`)
})
afterAll(() => opened.close())

const keptRows = async () => (await opened.db.execute<{ word: string }>(sql`select word from kept`)).rows

/** Keeps two rows in one transaction and answers, and another one by itself after that. */
async function work(): Promise<'answered'> {
  await opened.db.transaction(async tx => {
    await tx.execute(sql`insert into kept values ('one')`)
    await tx.execute(sql`insert into kept values ('two')`)
  })
  await opened.db.execute(sql`insert into kept values ('three')`)
  return 'answered'
}

test('whatever step a platform is killed at, the next one finds whole transactions, and nobody hears of the rest', async () => {
  const found: [left: string, heard: string][] = []
  for (let steps = 0; steps < 7; steps++) {
    await opened.db.execute(sql`delete from kept`)
    const death = lives.killAfter(steps)
    const heard = await Promise.race([work(), death])
    lives.kill()
    await begin()
    found.push([(await keptRows()).map(({ word }) => word).join(' '), heard])
  }
  expect(found).toEqual([
    ['', 'unknown'],
    ['', 'unknown'],
    ['', 'unknown'],
    ['one two', 'unknown'],
    ['one two', 'unknown'],
    ['one two three', 'unknown'],
    ['one two three', 'answered'],
  ])
})
