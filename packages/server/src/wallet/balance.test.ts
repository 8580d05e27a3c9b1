import { balance } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { openHold } from '../ledger/hold.ts'
import { readMoney, shownMoney } from './balance.ts'

onBothPlatforms(started => {
  const db = () => started.platform.deps.db

  async function newPlayer() {
    const { token, username } = await started.client.register()
    const { rows } = await db().execute<{ id: string }>(sql`select id from player where account = ${username}`)
    return { token, id: rows[0]?.id ?? '' }
  }

  test('a balance that is read with the session is that of the ledger, before and after a movement', async () => {
    const { token, id } = await newPlayer()
    const asked = async () => (await started.client.call(balance, {}, { token })).value
    expect(await asked()).toMatchObject({ balance: '1000.00', available: '1000.00', locked: '0.00' })
    const { deps } = started.platform
    await openHold(deps, { playerId: id, id: crypto.randomUUID(), currency: 'EUR', amount: 40_000n })
    expect(await asked()).toMatchObject({ balance: '1000.00', available: '600.00', locked: '400.00' })
    expect(await asked()).toEqual(shownMoney(await readMoney(deps, id)))
  })

  test('a player whose money never moved has none', async () => {
    const { token, id } = await newPlayer()
    await db().execute(sql`delete from ledger_account where account like ${`player:${id}:%`}`)
    const { value } = await started.client.call(balance, {}, { token })
    expect(value).toMatchObject({ balance: '0.00', available: '0.00', locked: '0.00', version: 0 })
  })

  test('the session of a call is found by its player, however many there are', async () => {
    const { token } = await newPlayer()
    const ask = () => started.client.call(balance, {}, { token })
    const rowsRead = async () => {
      await db().execute(sql`select pg_stat_force_next_flush()`)
      const { rows } = await db().execute<{ read: string }>(sql`
        select sum(idx_tup_read)::text as read from pg_stat_user_indexes where relname = 'player'`)
      return Number(rows[0]?.read)
    }
    for (let call = 0; call < 10; call++) await ask()
    await db().execute(sql`
      insert into player (id, merchant, account, nickname, customer_id, type, registered_at)
      select gen_random_uuid(), merchant, account || n, nickname, customer_id || n, type, registered_at
      from player, generate_series(1, 50) n`)
    const before = await rowsRead()
    for (let call = 0; call < 10; call++) await ask()
    expect((await rowsRead()) - before).toBeLessThan(60)
  })
})
