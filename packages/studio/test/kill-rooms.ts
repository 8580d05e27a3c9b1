import { toMinor } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../../server/src/ledger/audit.ts'
import { gameRounds } from '../../server/src/game-vendors/tables.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { playOut, sitter, type Sitter } from './card-table.ts'
import { type KillableStudio, startKillableStudio } from './killable-studio.ts'
import { newPlayer } from './player.ts'

/**
 * When the studio dies: at so many calls to the operator (two stakes, then two wins), or after so
 * many cards.
 */
export type Death = { calls: number } | { cards: number }

/** The test that kills the studio in the middle of matches. */
export function testKillsInMatches(deaths: readonly Death[]): void {
  const eur = (amount: string) => toMinor(amount, 'EUR')

  let mortal: KillableStudio
  beforeAll(async () => {
    mortal = await startKillableStudio()
  })
  afterAll(() => mortal?.close())

  type Pair = readonly [Sitter, Sitter]

  /**
   * Sits both down, or finds them sitting, and returns their match; null where the studio is not
   * there.
   */
  async function sitBoth(pair: Pair): Promise<number | null> {
    const [, second] = [await pair[0].sit('garden').catch(() => null), await pair[1].sit('garden').catch(() => null)]
    return second?.body.table?.match ?? null
  }

  async function playCards(pair: Pair, match: number, count: number): Promise<void> {
    for (let i = 0; i < count; i++)
      for (const each of pair) {
        const { legal, moves } = await each.look(match)
        if (legal[0] !== undefined) await each.play(match, moves, legal[0])
      }
  }

  /** Begins a match and dies in it. */
  async function die(pair: Pair, death: Death): Promise<void> {
    if ('cards' in death) {
      const match = await sitBoth(pair)
      if (match !== null) await playCards(pair, match, death.cards)
      await mortal.kill('SIGKILL')
      return
    }
    const dying = mortal.line.reached(death.calls).then(() => mortal.kill('SIGKILL'))
    const match = await sitBoth(pair)
    if (match !== null) await playOut(pair, match).catch(() => null)
    await dying
  }

  test('killed in the middle of matches, the studio settles each stake once', async () => {
    await mortal.start()
    const people = [await newPlayer(mortal.client, mortal.url), await newPlayer(mortal.client, mortal.url)]
    const [first, second] = await Promise.all(people.map(person => sitter(person)))
    const pair = [first, second] as [Sitter, Sitter]
    for (const death of deaths) {
      await die(pair, death)
      await mortal.start()
      await mortal.ops('settle')
      const match = await sitBoth(pair)
      if (match !== null) await playOut(pair, match)
      await mortal.ops('settle')
    }

    expect(await mortal.ops<{ open: unknown[] }>('status')).toMatchObject({ open: [] })
    let matches = 0
    for (const player of people) {
      const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
      expect(rounds.filter(({ outcome }) => outcome !== 'settled' && outcome !== 'rolledBack')).toEqual([])
      const settled = rounds.filter(({ outcome }) => outcome === 'settled')
      const moved = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
      expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
      matches = settled.length
    }
    // Of every match three percent of the pot are gone from both together, and nothing else is.
    const wallets = await Promise.all(people.map(player => player.wallet()))
    expect(wallets.reduce((sum, amount) => sum + eur(amount), 0n)).toBe(eur('2000.00') - 6n * BigInt(matches))
    expect(matches).toBeGreaterThanOrEqual(deaths.length)
    const booked = await mortal.platform.deps.db.select().from(gameRounds)
    expect(booked.filter(({ state }) => state === 'open')).toEqual([])
    expect((await auditLedger(mortal.platform.deps.db)).filter(({ broken }) => broken > 0)).toEqual([])
    expect(await mortal.kill('SIGTERM')).toBe(0)
  }, 900_000)
}
