import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balance, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { freePort } from '@baize/testing/free-port'
import { startPlaying } from '@baize/testing/playing'
import type { Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { afterAll, expect, test } from 'vitest'
import { demoSecret } from '../src/app/config.ts'
import { openDatabase } from '../src/db/open.ts'
import { auditLedger } from '../src/ledger/audit.ts'
import { ledgerTransactions } from '../src/ledger/tables.ts'
import { vendorCalls } from '../src/game-vendors/tables.ts'
import { spawnPlatform, untilAnswering } from './process.ts'
import type { PlatformProcess } from './process.ts'

const workers = 6
/** Rounds that must have ended before the next kill, so that it always falls into traffic. */
const roundsPerLife = 12
/** Milliseconds that a life may take, of which a start beside other work takes most. */
const perLife = 60_000

interface Call {
  endpoint: Endpoint
  txId: string
  body: string
  /** What the player's balance changes by, in cents. */
  moves: number
  /** The bytes of the answer, once there was one. */
  answer: string | null
}

/** Sends a call until the platform is gone; true once it was answered. */
async function send(vendor: VendorClient, call: Call): Promise<boolean> {
  const reply = await vendor.send(call.endpoint, call.body).catch(() => null)
  if (!reply) return false
  expect(reply, `${call.txId}: ${reply.body}`).toMatchObject({ status: 200, success: true })
  call.answer = reply.body
  return true
}

interface Worker {
  name: string
  rounds: number
  running: Generator<Call> | null
  pending: Call | null
}

/**
 * The test that kills the platform in the middle of rounds.
 * @param kills - how often; a life is long enough for each to fall into traffic
 */
export function testKills(kills: number): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-kill-'))
  const calls: Call[] = []
  let platform: PlatformProcess
  /**
   * After a time-out the test still runs on; it must not start another platform that nobody would
   * end.
   */
  let over = false
  afterAll(() => {
    over = true
    platform.signal('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  function callOf(endpoint: Endpoint, txId: string, moves: number, more: object): Call {
    const call = { endpoint, txId, moves, answer: null, body: JSON.stringify({ txId, ...more }) }
    calls.push(call)
    return call
  }

  /** The calls of one round: a bet, then a win, nothing, or the stake back. */
  function* roundOf({ player, session, gameCode }: Playing, roundId: string, kind: number): Generator<Call> {
    const said = { player, roundId, gameCode, currency: 'EUR' }
    yield callOf(vendorBet, `${roundId}-b`, -100, { ...said, session, amount: '1.00' })
    const ids = { betTxId: `${roundId}-b`, player, roundId }
    if (kind === 0) yield callOf(vendorRollback, `${roundId}-x`, 100, ids)
    else
      yield callOf(vendorWin, `${roundId}-w`, kind === 1 ? 150 : 0, {
        ...said,
        ...ids,
        amount: kind === 1 ? '1.50' : '0',
        roundClosed: true,
      })
  }

  /** Plays round after round until the platform is gone, going on where the last life broke off. */
  async function play(worker: Worker, playing: Playing, vendor: VendorClient, roundEnded: () => void): Promise<void> {
    for (;;) {
      if (!worker.pending) {
        worker.running ??= roundOf(playing, `${worker.name}-${worker.rounds++}`, worker.rounds % 3)
        const next = worker.running.next()
        worker.pending = next.done ? null : next.value
        if (next.done) {
          worker.running = null
          roundEnded()
          continue
        }
      }
      if (!(await send(vendor, worker.pending!))) return
      worker.pending = null
    }
  }

  const title = `killed ${kills === 1 ? 'once' : `${kills} times`} in the middle of rounds`
  const timeout = (kills + 5) * perLife
  test(`${title}, it comes back with every answered call done once and the books clean`, { timeout }, async () => {
    const port = await freePort(2)
    const url = `http://localhost:${port}`
    const vendor = vendorClient(url, demoSecret)
    async function start(): Promise<void> {
      if (over) throw new Error('The test has ended.')
      platform = spawnPlatform({ PORT: String(port), BAIZE_DATA: dataDir, BAIZE_GAMES: '12' })
      await untilAnswering(platform)
    }
    await start()
    const playing = await startPlaying(platformClient(url, { origin: url, siteKey: 'pk_demo' }), vendor)
    const crew: Worker[] = Array.from({ length: workers }, (_, n) => ({
      name: `w${n}`,
      rounds: 0,
      running: null,
      pending: null,
    }))

    for (let life = 0; life < kills; life++) {
      if (life) await start()
      const { ended } = platform
      let rounds = 0
      const stop = () => ++rounds === roundsPerLife && platform.signal('SIGKILL')
      await Promise.all(crew.map(worker => play(worker, playing, vendor, stop)))
      expect(await ended).toBe('SIGKILL')
    }

    await start()
    const unanswered = calls.filter(call => call.answer === null)
    expect(unanswered.length).toBeGreaterThan(0)
    for (const call of unanswered) expect(await send(vendor, call)).toBe(true)
    for (const call of calls) expect((await vendor.send(call.endpoint, call.body)).body).toBe(call.answer)

    const client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
    const cents = 100_000 + calls.reduce((sum, call) => sum + call.moves, 0)
    const { value } = await client.call(balance, {}, { token: playing.account.token })
    expect(value.balance).toBe((cents / 100).toFixed(2))

    platform.signal('SIGTERM')
    expect(await platform.ended).toBe(0)
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null })
    const kept = new Map((await db.select().from(vendorCalls)).map(row => [row.txId, row.response]))
    const moved = (await db.select().from(ledgerTransactions)).filter(({ source }) => source === 'vendor:studio')
    const findings = await auditLedger(db)
    await close()
    expect(kept).toEqual(new Map(calls.map(call => [call.txId, call.answer])))
    expect(moved.map(({ key }) => key).sort()).toEqual(
      calls
        .filter(call => call.moves)
        .map(({ txId }) => txId)
        .sort(),
    )
    expect(findings.filter(finding => finding.broken > 0)).toEqual([])
  })
}
