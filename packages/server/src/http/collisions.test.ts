import { addFavourite } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rooms } from '../../test/room.ts'
import { startedPlatform } from '../../test/started.ts'
import { game } from '../games/tables.ts'

const reported: unknown[] = []
const started = startedPlatform({ games: 20, report: error => void reported.push(error) })

beforeEach(() => {
  // Each wait of a repetition is a random part of the longest.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => vi.restoreAllMocks())

/**
 * Has the database refuse every row of a table as one that could not be put in order with others.
 * @returns counts how often it did
 */
async function collideAlways(table: string): Promise<() => Promise<number>> {
  const { db } = started.platform.deps
  const counter = sql.raw(`collisions_of_${table}`)
  await db.execute(sql`create sequence ${counter}`)
  await db.execute(sql`create function ${sql.raw(`collide_${table}`)}() returns trigger language plpgsql as $$
    begin perform nextval(${sql.raw(`'collisions_of_${table}'`)}); raise exception 'collision' using errcode = '40001'; end $$`)
  await db.execute(
    sql`create trigger collide before insert on ${sql.raw(table)} for each row execute function ${sql.raw(`collide_${table}`)}()`,
  )
  return async () => {
    const { rows } = await db.execute<{ tries: string }>(sql`select last_value::text as tries from ${counter}`)
    return Number(rows[0]?.tries)
  }
}

test('a call that collides with others however often it is repeated is told to come again, and nothing of it stands', async () => {
  const { db } = started.platform.deps
  const { token } = await started.client.register()
  const [one] = await db.select({ nodeId: game.nodeId }).from(game).limit(1)
  const tries = await collideAlways('favourite')
  const refused = await started.client.call(addFavourite, { nodeId: one?.nodeId ?? '' }, { token })
  expect(refused).toMatchObject({ success: false, status: 429, code: 'BUSY' })
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await tries()).toBe(30)
  expect(reported, 'staff hear of it').toHaveLength(1)
  await db.execute(sql`drop trigger collide on favourite`)
  expect(await started.client.call(addFavourite, { nodeId: one?.nodeId ?? '' }, { token })).toMatchObject({
    success: true,
  })
})

test('so is what is said in a room', async () => {
  const ana = await rooms(started).guest('alba', 'ana-1')
  await collideAlways('chat_line')
  const refused = await ana.say('hello')
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 'BUSY', '1'])
})
