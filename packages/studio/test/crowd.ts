import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromMinor, toMinor } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { startPlatform, stoppedClock } from '../../server/src/index.ts'
import { auditLedger, type Finding } from '../../server/src/ledger/audit.ts'
import { gameRounds } from '../../server/src/game-vendors/tables.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { pause } from '../src/games/common-rules.ts'
import { startStudio } from '../src/start.ts'
import { type EffectName, effectNames, effectOf } from '../src/engine/wallet/chaos-effects.ts'
import { callOps } from './ops.ts'
import { newPlayer, type Player } from './player.ts'
import { type Play, plays, untilDrawn } from './plays.ts'

export interface CrowdPlan {
  /** Game sessions, each of a player of its own. */
  sessions: number
  /** Rounds of all of them together. */
  rounds: number
  seed: number
  /** Of how many rounds one is preceded by a chaos switch. */
  calm: number
  /** Hears how far it has come. */
  report?: (line: string) => void
  /** Asked between two groups of people: whether that was enough. */
  enough?: () => boolean
}

export interface CrowdResult {
  sessions: number
  /** Rounds by kind of game, and by what became of them. */
  byKind: Record<string, number>
  byOutcome: Record<string, number>
  /** Switches that were armed, by effect. */
  armed: Partial<Record<EffectName, number>>
  /** Players whose wallet is not what their rounds say. */
  wrong: string[]
  /** Rounds that the platform still holds open. */
  open: number
  findings: Finding[]
}

interface Seat {
  player: Player
  play: Play
  rounds: string[]
}

/** People who play at once. */
const atOnce = 20
const trouble = effectNames.filter(effect => effect !== 'kill')

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const count = <K extends string>(counts: Partial<Record<K, number>>, key: K): void =>
  void (counts[key] = (counts[key] ?? 0) + 1)

/**
 * Plays rounds of every kind of game in a crowd, on a platform and a studio of its own, with faults
 * on the connection between them at random, and tells what the books say in the end. Time is moved,
 * never waited for.
 */
export async function playCrowd(plan: CrowdPlan): Promise<CrowdResult> {
  const { sessions, rounds, seed, calm, report = () => {}, enough = () => false } = plan
  const roll = dice(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  const clock = stoppedClock(new Date('2026-11-21T12:00:00Z'))
  const folder = await mkdtemp(join(tmpdir(), 'baize-crowd-'))
  const platform = await startPlatform({ clock, games: 100 })
  const studio = await startStudio({ dataDir: folder, platformUrl: platform.url, clock, timeout: 30_000 })
  const client = platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' })
  const result: CrowdResult = { sessions: 0, byKind: {}, byOutcome: {}, armed: {}, wrong: [], open: 0, findings: [] }
  const chaos = (order: object) => callOps(studio.url, 'chaos', order, clock.now().getTime())

  async function stir(): Promise<void> {
    if (roll() * calm >= 1) return
    const effect = one(trouble)
    count(result.armed, effect)
    await chaos({ effect, call: one(effectOf(effect).calls), ms: 1 })
  }

  async function settle(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) await studio.settle()
  }

  /**
   * Lets come whatever was bet on; what is bet on just before a draw waits for the one after it.
   */
  async function finish(): Promise<void> {
    for (const _ of ['this draw', 'the next']) {
      clock.advance(untilDrawn(clock.now()))
      await settle()
    }
  }

  /** One round for everybody; whose last one is still owed gets that settled instead. */
  async function turn(seats: readonly Seat[]): Promise<void> {
    for (const _ of seats) await stir()
    const begun = await Promise.all(seats.map(({ play, player }) => play.begin(player)))
    for (const [at, { body }] of begun.entries()) if (body.roundId) seats[at]?.rounds.push(body.roundId)
    clock.advance(pause.other / 1000)
    if (begun.some(({ body }) => body.code === 'ROUND_OPEN')) await studio.settle()
  }

  async function sit(): Promise<Seat> {
    const seat = { player: await newPlayer(client, () => studio.url), play: one(plays), rounds: [] }
    await seat.play.enter(seat.player)
    return seat
  }

  async function prove({ player, play, rounds: ids }: Seat): Promise<void> {
    let expected = toMinor('1000.00', 'EUR')
    for (const id of ids) {
      const { outcome, win, stake } = (await player.call<RoundView>(`rounds/${id}`)).body
      count(result.byKind, play.kind)
      count(result.byOutcome, outcome)
      if (outcome === 'settled') expected += toMinor(win, 'EUR') - toMinor(stake, 'EUR')
    }
    const balance = await player.wallet()
    if (toMinor(balance, 'EUR') !== expected)
      result.wrong.push(`${player.account.username}, ${play.kind}: holds ${balance}, not ${fromMinor(expected, 'EUR')}`)
  }

  const each = rounds / sessions
  const openOf = async () =>
    (await platform.deps.db.select().from(gameRounds)).filter(({ state }) => state === 'open').length
  try {
    while (result.sessions < sessions && !enough()) {
      const seats = await Promise.all(Array.from({ length: Math.min(atOnce, sessions - result.sessions) }, sit))
      while (seats.some(seat => seat.rounds.length < each)) await turn(seats.filter(seat => seat.rounds.length < each))
      await chaos({ mode: 'off' })
      await finish()
      for (const seat of seats) await prove(seat)
      result.sessions += seats.length
      report(`${result.sessions} sessions, ${Object.values(result.byKind).reduce((sum, n) => sum + n, 0)} rounds`)
    }
    result.open = await openOf()
    result.findings = await auditLedger(platform.deps.db)
    return result
  } finally {
    await studio.close()
    await platform.close()
    await rm(folder, { recursive: true, force: true })
  }
}
