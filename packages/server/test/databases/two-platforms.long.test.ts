import { balance, freeplay, handover, login, memberInfo, register } from '@baize/contract'
import { newUsername, platformClient, registration } from '@baize/testing/client'
import type { PlatformClient } from '@baize/testing/client'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../src/app/jobs.ts'
import { openDatabase } from '../../src/db/open.ts'
import { readSetting, settingSubject, writeSetting } from '../../src/db/settings.ts'
import { startPlatform } from '../../src/index.ts'
import { sandboxLimits, standardLimits } from '../../src/limits/limit-table.ts'
import type { Platform } from '../../src/index.ts'

/**
 * Promises of 'once' on a database that really does several things at a time; two platforms share
 * it, as an operator's would.
 */
let server: TestServer
const platforms: Platform[] = []
const clients: PlatformClient[] = []

beforeAll(async () => {
  server = await startPostgres()
  const databaseUrl = await server.fresh()
  for (const _ of ['one', 'two'])
    platforms.push(await startPlatform({ databaseUrl, limits: { ...sandboxLimits, trials: standardLimits.trials } }))
  for (const { url } of platforms) clients.push(platformClient(url))
})
afterAll(async () => {
  for (const platform of platforms) await platform.close()
  await server.stop()
})

/** Runs the same call through both platforms at once, several times. */
const race = <T>(call: (client: PlatformClient) => Promise<T>): Promise<T[]> =>
  Promise.all([...clients, ...clients, ...clients, ...clients].map(call))
const [first, second] = [() => clients[0] as PlatformClient, () => clients[1] as PlatformClient]

test('comes up in every process that starts on an empty database at the same time, each migration run once', async () => {
  const databaseUrl = await server.fresh()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ dataDir: '', databaseUrl })))
  for (const { close } of opened) await close()
})

test('opens a session of one platform on the other', async () => {
  const { token, username } = await first().register()
  expect((await second().call(memberInfo, {}, { token })).value.account).toBe(username)
})

test('opens one account for a registration that arrives many times at once [REG-39]', async () => {
  const asked = registration()
  const replies = await race(client => client.call(register, asked))
  expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true))
  const token = replies[0]?.value.token ?? ''
  expect((await first().call(balance, {}, { token })).value.balance).toBe('1000.00')
})

test('gives a username once to many that ask at once [VAL-06]', async () => {
  const username = newUsername()
  const replies = await race(client => client.call(register, registration({ username })))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(replies.length - 1)
})

test('takes a sealed call once though it arrives many times at once [API-71]', async () => {
  const { username, password } = await first().register()
  const sealed = await first().seal(login, { username, password, type: 'username' })
  const replies = await race(client => client.callSealed(login, sealed))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'SEAL_STALE')).toHaveLength(replies.length - 1)
})

test('takes a hand-over code once though it arrives many times at once [BOOT-22]', async () => {
  const { token } = await first().register()
  const { code } = (await first().call(handover, {}, { token })).value
  const replies = await race(client => client.call(memberInfo, {}, { token: code }))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
})

test('looks at no more than five wrong passwords however many arrive at once [AUTH-55]', async () => {
  const { username } = await first().register()
  const replies = await race(client => client.call(login, { username, password: 'Wrong1234', type: 'username' }))
  expect(replies.filter(({ code }) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(5)
  expect(replies.filter(({ success }) => success)).toHaveLength(0)
})

test('starts five trials of an address however many are asked for at once [AUTH-50]', async () => {
  const replies = await race(client => client.call(freeplay, { os: 'Linux', platform: 'W' }))
  expect(replies.filter(({ success }) => success)).toHaveLength(5)
  expect(replies.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(replies.length - 5)
})

test('runs a job that is due once though both processes look for it many times at once', async () => {
  let runs = 0
  const job = { name: 'counted', every: 600_000, run: async () => void runs++ }
  const looks = () => Promise.all([...platforms, ...platforms, ...platforms].map(({ deps }) => runDueJobs(deps, [job])))
  await looks()
  await looks()
  expect(runs).toBe(1)
})

test('first changes of one subject of the settings are all kept, though they are made at once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const subject = settingSubject('first-changes', z.record(z.string(), z.number()), {})
  await Promise.all(
    names.map((name, nth) => writeSetting((platforms[nth % 2] as Platform).deps, subject, { [name]: nth })),
  )
  const [platform] = platforms as [Platform]
  expect(Object.keys(await readSetting(platform.deps, subject)).sort()).toEqual(names)
})
