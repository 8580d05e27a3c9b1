import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toMinor } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Platform, startPlatform } from '../../server/src/index.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { gameRounds } from '../../server/src/vendor/tables.ts'
import { platformClient, type PlatformClient } from '../../server/test/client.ts'
import type { RoundView } from '../src/rounds/view.ts'
import { callOps } from './ops.ts'
import { newPlayer, type Player } from './player.ts'
import { type Line, startLine } from './proxy.ts'

const deaths = 20
const pairs = 6
/** How many calls a life makes before it dies: some die at the first bet, some long after the presses were answered. */
const lives = Array.from({ length: deaths }, (_, i) => 1 + ((i * 7) % 40))

let platform: Platform
let client: PlatformClient
let line: Line
let folder: string
let port: number
let studio: ChildProcess | undefined
const url = () => `http://127.0.0.1:${port}`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

const main = join(import.meta.dirname, '../src/main.ts')

async function startProcess(): Promise<void> {
  const env = { ...process.env, PORT: String(port - 2), BAIZE_DATA: folder, PLATFORM_URL: line.url }
  studio = spawn(process.execPath, ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(studio.stdout!, 'data')) as [Buffer]
  expect(said.toString()).toContain(url())
}

async function kill(signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(studio!, 'exit') as Promise<[number | null]>
  studio!.kill(signal)
  return (await gone)[0]
}

const ops = async <T>(path: string, body: unknown = {}) => (await callOps<T>(url(), path, body)).body

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-studio-kill-'))
  platform = await startPlatform()
  client = platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' })
  line = await startLine(platform.url)
  port = await freePort()
})
afterAll(async () => {
  if (studio && studio.exitCode === null && studio.signalCode === null) await kill('SIGKILL')
  await line?.close()
  await platform?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Presses spin, and forgets an answer that never came. */
async function press(player: Player, stake: string): Promise<RoundView | null> {
  const answer = await player.spin(stake).catch(() => null)
  return answer?.status === 200 ? answer.body : null
}

async function historyOf(player: Player): Promise<RoundView[]> {
  return (await player.call<{ rounds: RoundView[] }>('rounds')).body.rounds
}

const eur = (amount: string) => toMinor(amount, 'EUR')

/** Presses spin for a pair and seeds a third player, dies in the middle of it, and returns what had been answered by then. */
async function die(pair: Player[], seeded: Player, calls: number): Promise<RoundView[]> {
  const launches = [{ code: await seeded.launchCode(), gameCode: 'jade-dragon' }]
  const presses = Promise.all(pair.map(player => press(player, '1.00')))
  const seeding = ops('seed', { launches, spins: 100 }).catch(() => null)
  await line.reached(calls)
  await kill('SIGKILL')
  await seeding
  return (await presses).filter(round => round !== null)
}

test('killed twenty times in the middle of rounds, the studio loses and doubles nothing', async () => {
  await startProcess()
  // The pairs take turns, so that each has had its two and a half seconds when it presses again.
  const players = await Promise.all(Array.from({ length: 2 * pairs }, () => newPlayer(client, url)))
  for (const player of players) await player.start()
  const seeded = await newPlayer(client, url)
  const acknowledged: RoundView[] = []
  for (const [life, calls] of lives.entries()) {
    const first = (life % pairs) * 2
    acknowledged.push(...(await die(players.slice(first, first + 2), seeded, calls)))
    await startProcess()
  }

  // What the last life left open ends by itself; asking only spares the wait.
  await ops('settle')
  expect(await ops<{ open: unknown[] }>('status')).toMatchObject({ open: [] })

  const known = new Map<string, RoundView>()
  for (const player of players) {
    const rounds = await historyOf(player)
    for (const round of rounds) known.set(round.roundId, round)
    const settled = rounds.filter(({ outcome }) => outcome === 'settled')
    const moved = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
    expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
  }
  const all = await platform.deps.db.select().from(gameRounds)
  expect(all.filter(({ state }) => state === 'open')).toEqual([])
  const booked = new Map(all.map(round => [round.roundId, round]))
  expect(acknowledged.length).toBeGreaterThan(0)
  for (const { roundId, shown, win, stake, outcome } of acknowledged) {
    expect(known.get(roundId)).toMatchObject({ shown, win, stake })
    if (shown) expect(booked.get(roundId), outcome).toMatchObject({ state: 'closed', win: eur(win), bet: eur(stake) })
  }
  expect((await audit(platform.deps.db)).filter(({ broken }) => broken > 0)).toEqual([])
  expect(await kill('SIGTERM')).toBe(0)
}, 600_000)
