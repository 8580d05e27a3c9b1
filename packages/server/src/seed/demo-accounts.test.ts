import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balance, captcha, login } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { afterEach, expect, test } from 'vitest'
import { startPlatform } from '../index.ts'
import type { Platform, StartOptions } from '../index.ts'
import { outboxMessages } from '../messages/tables.ts'
import { player } from '../accounts/players/tables.ts'

let platform: Platform | undefined

async function stop() {
  await platform?.close()
  platform = undefined
}
afterEach(stop)

const start = async (options: StartOptions) => {
  platform = await startPlatform(options)
  const { url, deps } = platform
  return { db: deps.db, client: platformClient(url, { origin: url }) }
}

test('opens the demo accounts once, however often it starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-'))
  const first = await start({ dataDir })
  const players = (await first.db.select().from(player)).length
  await stop()
  const { db, client } = await start({ dataDir })
  expect((await db.select().from(player)).length).toBe(players)
  const { token } = await client.login('demo', 'Demo1234')
  expect((await client.call(balance, {}, { token })).value).toMatchObject({ balance: '1000.00', currency: 'EUR' })
  await stop()
  await rm(dataDir, { recursive: true })
})

test('opens none of them in production, and keeps no codes there', async () => {
  const { db, client } = await start({ mode: 'production', vendors: [], secretKey: 'h'.repeat(32) })
  const tries = [
    ['demo', 'Demo1234'],
    ['agent', 'Agent1234'],
    ['newbie', '123456'],
  ] as const
  for (const [username, password] of tries)
    expect(await client.call(login, { username, password, type: 'username' })).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await client.call(captcha, {}, { siteKey: 'pk_demo' })).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
  expect(await client.call(captcha, {})).toMatchObject({ success: true })
  expect(await db.select().from(outboxMessages)).toEqual([])
})
