import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, systemStatus } from '@baize/contract'
import type { GameItem } from '@baize/contract'
import { launchInput, openGame } from '@baize/testing/playing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { builtFolders } from '../app/built-folders.ts'
import { runCommand } from '../app/commands.ts'

/** A site of one page, so that its headers can be looked at. */
const site = await mkdtemp(join(tmpdir(), 'baize-site-'))
await writeFile(join(site, 'index.html'), '<!doctype html><title>Site</title>')
const started = startedPlatform({ folders: { ...builtFolders, site } })
const servers: Server[] = []
let game: GameItem
/** So many sessions that all of two addresses are as good as surely among what they were given. */
let tokens: string[]

/** A host of games, as far as the platform looks at one. */
async function host(): Promise<string> {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  game = await openGame(started.client)
  tokens = await Promise.all(Array.from({ length: 20 }, async () => (await started.client.register()).token))
})
afterAll(async () => {
  servers.forEach(server => server.close())
  await rm(site, { recursive: true })
})

const set = (field: string, value: unknown) =>
  runCommand(started.platform.deps, ['flags', 'set', `site.${field}`, JSON.stringify(value)], 'ada')
const startedAt = async (token = tokens[0] ?? '') =>
  new URL((await started.client.call(launch, launchInput(game), { token })).value.url).origin
const listedNow = async () => (await started.client.call(systemStatus, {})).value.launchGameCDNs
const policyNow = async () => (await fetch(started.platform.url)).headers.get('content-security-policy') ?? ''

test('games start from the studio itself where nothing is listed', async () => {
  const { studio } = started.platform.deps.config.origins
  expect(await startedAt()).toBe(studio)
  expect(await listedNow()).toEqual([studio])
})

test('a session starts all its games from one of the listed addresses, and sessions are spread over them [GAME-27] [BOOT-27] [ENT-35]', async () => {
  const listed = [await host(), await host()]
  expect((await set('launchGameCDNs', listed)).ok).toBe(true)
  expect(await listedNow()).toEqual(listed)
  const first = await Promise.all(tokens.map(token => startedAt(token)))
  expect(new Set(first)).toEqual(new Set(listed))
  expect(await Promise.all(tokens.map(token => startedAt(token)))).toEqual(first)
})

test('an address that does not answer is passed over, and taken again once it does [BOOT-28]', async () => {
  const [alive, dead] = [await host(), await host()]
  servers.pop()?.close()
  await set('launchGameCDNs', [dead, alive])
  expect(new Set(await Promise.all(tokens.map(token => startedAt(token))))).toEqual(new Set([alive]))
  const again = createServer((_, response) => response.end('{}')).listen(Number(new URL(dead).port), '127.0.0.1')
  await new Promise(resolve => again.once('listening', resolve))
  servers.push(again)
  started.clock.advance(11)
  expect(new Set(await Promise.all(tokens.map(token => startedAt(token))))).toEqual(new Set([alive, dead]))
})

test('an address that staff name wins over the list, and pages may frame it and no other [ENT-36]', async () => {
  const [listed, named] = [await host(), await host()]
  await set('launchGameCDNs', [listed])
  expect(await policyNow()).toContain(`frame-src 'self' ${listed};`)
  await set('startGameUrl', named)
  expect(await startedAt()).toBe(named)
  expect(await listedNow()).toEqual([named])
  expect(await policyNow()).toContain(`frame-src 'self' ${named};`)
  await set('startGameUrl', '')
  expect(await startedAt()).toBe(listed)
})

test('refuses to list what is no origin, so that nothing else gets into the policy of a page', async () => {
  for (const wrong of [
    "http://cdn.example; script-src 'unsafe-inline'",
    'http://cdn.example/games',
    'javascript:1',
    '*',
  ])
    expect([wrong, (await set('launchGameCDNs', [wrong])).ok]).toEqual([wrong, false])
})
