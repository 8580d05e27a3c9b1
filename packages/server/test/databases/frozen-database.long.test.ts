import { balance } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/open.ts'
import type { Db } from '../../src/db/open.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { startPlatform } from '../../src/index.ts'
import type { Platform } from '../../src/index.ts'
import { platformClient } from '@baize/testing/client'
import type { Account, PlatformClient, Reply } from '@baize/testing/client'
import { startFreezingProxy } from './freezing-proxy.ts'
import type { FreezingProxy } from './freezing-proxy.ts'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'

/** Limits in proportion to the standard ones, so that a trial takes seconds. */
const databaseLimits = { connections: 10, connect: 800, statement: 1200, query: 1600, keepAlive: 1000, long: 60_000 }

let server: TestServer
let proxy: FreezingProxy
let platform: Platform
let client: PlatformClient
let account: Account

beforeAll(async () => {
  server = await startPostgres()
  proxy = await startFreezingProxy(await server.fresh())
  platform = await startPlatform({ databaseUrl: proxy.url, databaseLimits, report: () => undefined })
  client = platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' })
  account = await client.register()
})
afterAll(async () => {
  await platform?.close()
  await proxy?.close()
  await server?.stop()
})

const readBalance = () => client.call(balance, {}, { token: account.token })
const get = (path: string) => fetch(`${platform.url}${path}`)

const expectUnavailable = ({ status, code, headers }: Reply) =>
  expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5'])

async function untilReady(): Promise<void> {
  await expect.poll(async () => (await get('/healthz')).status).toBe(200)
  await expect.poll(async () => (await readBalance()).success).toBe(true)
  const replies = await Promise.all(Array.from({ length: 12 }, readBalance))
  expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true))
}

/** Takes so long that its connection is gone, or its time over, before it ends. */
const statement = (db: Db) => db.execute(sql`select pg_sleep(20)`)
const transaction = (db: Db) => inTransaction(db, tx => statement(tx))

test('where connections fall silent every call is answered, and calls succeed again on new ones', async () => {
  const { db } = platform.deps
  const all = [...Array.from({ length: 5 }, () => statement(db)), ...Array.from({ length: 5 }, () => transaction(db))]
  const cut = Promise.allSettled(all)
  const answers = Promise.all(Array.from({ length: 12 }, readBalance))
  await readBalance()
  proxy.freeze()
  for (const reply of await answers) if (!reply.success) expectUnavailable(reply)
  expect((await cut).map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
  await untilReady()
})

test('while nothing answers calls and the probe of readiness say so, and the process lives', async () => {
  proxy.silence(true)
  proxy.freeze()
  const health = await get('/healthz')
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await health.json()).toMatchObject({ status: 'unavailable', mode: 'sandbox' })
  expect((await get('/livez')).status).toBe(200)
  for (const reply of await Promise.all(Array.from({ length: 12 }, readBalance))) expectUnavailable(reply)
  proxy.silence(false)
  await untilReady()
})

test('idle connections that fell silent cost one call, not each its own', async () => {
  await Promise.all(Array.from({ length: 12 }, readBalance))
  proxy.freeze()
  const first = await readBalance()
  if (!first.success) expectUnavailable(first)
  expect((await readBalance()).success).toBe(true)
})

test('where there is no database calls say so, and a transaction that it cut off ends nothing else', async () => {
  const cut = Promise.allSettled([transaction(platform.deps.db), statement(platform.deps.db)])
  await readBalance()
  proxy.refuse(true)
  expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expectUnavailable(await readBalance())
  for (const path of ['/healthz', '/dev/outbox']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  expect((await get('/livez')).status).toBe(200)
  proxy.refuse(false)
  await untilReady()
})

test('a statement that takes too long is given up by the server, and one of a job is not', async () => {
  await expect(statement(platform.deps.db)).rejects.toMatchObject({ cause: { code: '57014' } })
  const { backgroundDb, close } = await openDatabase({ dataDir: '', databaseUrl: proxy.url, databaseLimits })
  await backgroundDb.execute(sql`select pg_sleep(${databaseLimits.query / 1000 + 0.5})`)
  await close()
})

test('a platform whose connections have fallen silent ends all the same', async () => {
  const other = await startPlatform({ databaseUrl: proxy.url, databaseLimits, report: () => undefined })
  proxy.freeze()
  await other.close()
})
