import { toMinor } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../../server/src/ledger/audit.ts'
import { gameRounds } from '../../server/src/game-vendors/tables.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { type KillableStudio, startKillableStudio } from './killable-studio.ts'
import { newPlayer, type Player } from './player.ts'

/** The test that kills the studio in the middle of rounds. @param deaths - how often */
export function testKills(deaths: number): void {
  const pairs = 6
  /**
   * Number of calls a process makes before it dies: some die at the first bet, some long after the
   * rounds were answered.
   */
  const lives = Array.from({ length: deaths }, (_, i) => 1 + ((i * 7) % 40))

  let mortal: KillableStudio
  beforeAll(async () => {
    mortal = await startKillableStudio()
  })
  afterAll(() => mortal?.close())

  /** Plays a round, and forgets an answer that never came. */
  async function playRound(player: Player, stake: string): Promise<RoundView | null> {
    const answer = await player.playRound(stake).catch(() => null)
    return answer?.status === 200 ? answer.body : null
  }

  async function historyOf(player: Player): Promise<RoundView[]> {
    return (await player.call<{ rounds: RoundView[] }>('rounds')).body.rounds
  }

  const eur = (amount: string) => toMinor(amount, 'EUR')

  /**
   * Plays rounds of a pair and seeds a third player, dies in the middle of it, and returns what had
   * been answered by then.
   */
  async function die(pair: Player[], seeded: Player, calls: number): Promise<RoundView[]> {
    const launches = [{ code: await seeded.launchCode(), gameCode: 'jade-dragon' }]
    const played = Promise.all(pair.map(player => playRound(player, '1.00')))
    const seeding = mortal.ops('seed', { launches, spins: 100 }).catch(() => null)
    await mortal.line.reached(calls)
    await mortal.kill('SIGKILL')
    await seeding
    return (await played).filter(round => round !== null)
  }

  test(`killed ${deaths === 1 ? 'once' : `${deaths} times`} in the middle of rounds, the studio loses and doubles nothing`, async () => {
    await mortal.start()
    // The pairs take turns, so that each has had its two and a half seconds when it presses again.
    const players = await Promise.all(Array.from({ length: 2 * pairs }, () => newPlayer(mortal.client, mortal.url)))
    for (const player of players) await player.start()
    const seeded = await newPlayer(mortal.client, mortal.url)
    const acknowledged: RoundView[] = []
    for (const [life, calls] of lives.entries()) {
      const first = (life % pairs) * 2
      acknowledged.push(...(await die(players.slice(first, first + 2), seeded, calls)))
      await mortal.start()
    }

    // Rounds that the last process left open end by themselves; asking only spares the wait.
    await mortal.ops('settle')
    expect(await mortal.ops<{ open: unknown[] }>('status')).toMatchObject({ open: [] })

    const known = new Map<string, RoundView>()
    for (const player of players) {
      const rounds = await historyOf(player)
      for (const round of rounds) known.set(round.roundId, round)
      const settled = rounds.filter(({ outcome }) => outcome === 'settled')
      const moved = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
      expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
    }
    const all = await mortal.platform.deps.db.select().from(gameRounds)
    expect(all.filter(({ state }) => state === 'open')).toEqual([])
    const booked = new Map(all.map(round => [round.roundId, round]))
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const { roundId, shown, win, stake, outcome } of acknowledged) {
      expect(known.get(roundId)).toMatchObject({ shown, win, stake })
      if (shown) expect(booked.get(roundId), outcome).toMatchObject({ state: 'closed', win: eur(win), bet: eur(stake) })
    }
    expect((await auditLedger(mortal.platform.deps.db)).filter(({ broken }) => broken > 0)).toEqual([])
    expect(await mortal.kill('SIGTERM')).toBe(0)
  }, 600_000)
}
