import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@baize/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from '../src/db/folder-lock.ts'
import { spawnPlatform, untilAnswering } from './process.ts'
import type { PlatformProcess } from './process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'baize-process-'))
const cli = fileURLToPath(new URL('../src/app/cli.ts', import.meta.url))
const port = await freePort(2)
const url = `http://localhost:${port}`
const env = { PORT: String(port), BAIZE_DATA: dataDir, BAIZE_GAMES: '12' }
let platform: PlatformProcess

function ops(...words: string[]): { code: number | null; said: string } {
  const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, cli, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}
/** Starts a platform that cannot, and tells with which code and words it ended. */
async function failing(more: Record<string, string>): Promise<{ code: number | string; said: string }> {
  const failed = spawnPlatform({ ...env, ...more })
  return { code: await failed.ended, said: failed.said().trim() }
}

beforeAll(async () => {
  platform = spawnPlatform(env)
  await untilAnswering(platform)
})
afterAll(() => {
  platform.signal('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('a port in use is said in one sentence', async () => {
  expect(await failing({})).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  })
})

test('a data folder in use is said in one sentence', async () => {
  const { code, said } = await failing({ PORT: String(await freePort(2)) })
  expect([code, said]).toEqual([
    1,
    `The data folder ${dataDir} is in use by process ${platform.pid} on ${hostname()}. Stop it, or set BAIZE_DATA to another folder.`,
  ])
})

test('a database that cannot be reached is said in one sentence, without its password', async () => {
  const DATABASE_URL = 'postgres://someone:sesame@127.0.0.1:1/books'
  const { code, said } = await failing({ PORT: String(await freePort(2)), DATABASE_URL })
  expect(code).toBe(1)
  expect(said).toMatch(/^The database of DATABASE_URL \(books at 127\.0\.0\.1:1\) cannot be reached: .*\.$/)
  expect(said).not.toContain('sesame')
})

test.each([
  [{ BAIZE_MODE: 'production' }, 'needs a studio secret of its own'],
  [{ BAIZE_MODE: 'production', BAIZE_STUDIO_SECRET: 'x'.repeat(31) }, 'of at least 32 bytes: set BAIZE_STUDIO_SECRET'],
  [{ BAIZE_MODE: 'production', BAIZE_STUDIO_SECRET: 'x'.repeat(32) }, 'set BAIZE_SECRET_KEY'],
  [{ BAIZE_MODE: 'live' }, 'must be sandbox or production'],
  [{ NODE_ENV: 'production' }, 'set BAIZE_MODE=production, or BAIZE_MODE=sandbox'],
  [{ PORT: 'many' }, 'PORT must be a whole number'],
  [{ BAIZE_CALLS_PER_MINUTE: '0' }, 'BAIZE_CALLS_PER_MINUTE must be a whole number from 1'],
  [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine'],
])('does not start with %o', async (more, sentence) => {
  const { code, said } = await failing({ PORT: String(await freePort(2)), ...more })
  expect([code, said.split('\n').length]).toEqual([1, 1])
  expect(said).toContain(sentence)
})

test('staff’s key lies in the data folder, for its owner alone', () => {
  expect(statSync(join(dataDir, 'ops.key')).mode & 0o777).toBe(0o600)
})

test('staff talks to the running platform, and what it changes holds at once', async () => {
  expect(ops('status', 'maintenance', 'on')).toEqual({ code: 0, said: 'Maintenance is on.\n' })
  const status = (await (await fetch(`${url}/wps/system/status`)).json()) as { value: { maintenance: boolean } }
  expect(status.value.maintenance).toBe(true)
  expect(ops('status', 'maintenance', 'off').code).toBe(0)
  expect(ops('audit')).toMatchObject({ code: 0, said: expect.stringContaining('The books are clean.') as string })
})

test('a command nobody knows, or written wrongly, says how it is written', () => {
  expect(ops('dance')).toMatchObject({ code: 1, said: expect.stringContaining('Usage:') as string })
  expect(ops('status', 'maintenance', 'maybe')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say on or off') as string,
  })
})

test('told to stop, twice, it ends with 0 and gives its folder back', async () => {
  platform.signal('SIGTERM')
  platform.signal('SIGINT')
  expect(await platform.ended).toBe(0)
  lockFolder(dataDir)()
  expect(existsSync(join(dataDir, 'platform.holder'))).toBe(false)
  expect(platform.said()).not.toContain('Error')
})

test('while no platform runs, staff’s command opens the database itself', () => {
  expect(ops('audit')).toMatchObject({ code: 0, said: expect.stringContaining('The books are clean.') as string })
  lockFolder(dataDir)()
})
