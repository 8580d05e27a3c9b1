import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { balance, hotGames, memberInfo, platform as words, systemStatus } from '@baize/contract'
import { from, platformClient } from '@baize/testing/client'
import { freePort } from '@baize/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member, LoginAnswer } from '../../test/crowd.ts'
import { spawnPlatform, untilAnswering } from '../../test/process.ts'
import type { PlatformProcess } from '../../test/process.ts'
import { standardLimits } from './limit-table.ts'

const size = 200
const dataDir = mkdtempSync(join(tmpdir(), 'baize-crowd-'))
const port = await freePort(2)
const url = `http://localhost:${port}`
const client = platformClient(url)
const env = { PORT: String(port), BAIZE_DATA: dataDir, BAIZE_GAMES: '40', BAIZE_TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
const scriptOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

let platform: PlatformProcess
const members: Member[] = []
let token = ''

beforeAll(async () => {
  platform = spawnPlatform(env)
  await untilAnswering(platform)
  for (let index = 1; index <= 20; index++) {
    const ip = `203.0.113.${index}`
    const account = await client.register({}, from(ip))
    members.push({ username: account.username, password: account.password, ip })
    token = account.token
  }
})
afterAll(() => {
  platform.signal('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const status = (): string =>
  spawnSync(process.execPath, [...flags, scriptOf('../app/cli.ts'), 'status'], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  }).stdout

/** The next message of a process. */
const nextMessage = ({ stdout }: ChildProcess): Promise<string> =>
  new Promise(resolve => stdout?.once('data', (chunk: Buffer) => resolve(String(chunk))))

/** A process of many logins, with their inputs prepared. */
async function prepareCrowd(): Promise<{ send: () => Promise<LoginAnswer[]> }> {
  const args = [...flags, scriptOf('../../test/crowd.ts'), url, String(size), JSON.stringify(members)]
  const child = spawn(process.execPath, args)
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)))
  await nextMessage(child)
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  return {
    send: async () => {
      child.stdin.write('now\n')
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) throw new Error(`The crowd itself failed (${code}): ${errors}`)
      return JSON.parse(output) as LoginAnswer[]
    },
  }
}

/** Calls of a player who is logged in. */
const calls = [
  () => client.call(systemStatus, {}),
  () => client.call(hotGames, { platform: words.games, language: 'EN', pageSize: 20 }),
  () => client.call(balance, {}, { token }),
  () => client.call(memberInfo, {}, { token }),
]

test('logins that come at once wait in a bounded queue, and players who are logged in are served meanwhile [AUTH-55]', async () => {
  const crowd = await prepareCrowd()
  let isOver = false
  const answers = crowd.send().finally(() => (isOver = true))
  const served: boolean[] = []
  do for (const call of calls) served.push((await call()).success)
  while (!isOver)
  const answered = await answers

  const busy = answered.filter(({ code }) => code === 'BUSY')
  expect(busy.length).toBeGreaterThan(0)
  expect(busy.filter(one => one.status !== 429 || one.retryAfter !== '2')).toEqual([])
  expect(answered.filter(({ code }) => ![null, 'BUSY', 'LOGIN_FAILED'].includes(code))).toEqual([])
  const [, held, room] = /logins +\d+ now, (\d+) at most, room for (\d+)/.exec(status()) ?? []
  expect([Number(held), Number(room)]).toEqual([Number(room), 2 + standardLimits['heavy-calls'].max])
  expect(served).not.toContain(false)
})
