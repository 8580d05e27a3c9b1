import { toMinor } from '@baize/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import type { CallKind } from '../src/engine/store/calls.ts'
import type { EffectName } from '../src/engine/wallet/chaos-effects.ts'
import { outcomeOf, type ChaosCase } from './chaos-cases.ts'
import { callOps } from './ops.ts'
import type { Player } from './player.ts'
import { type Play, plays, untilDrawn } from './plays.ts'
import { studioSetup } from './setup.ts'

/**
 * The tests of chaos switches at every kind of game. A process that is killed has tests of its own
 * (`kill*.test.ts`).
 */
export function testChaosOfKinds(cases: readonly ChaosCase[]): void {
  interface Seat {
    play: Play
    player: Player
    /** Ids of the rounds that were begun. */
    rounds: string[]
  }

  const set = studioSetup()
  const seats: Seat[] = []
  const eur = (amount: string) => toMinor(amount, 'EUR')

  beforeAll(async () => {
    for (const play of plays) {
      const player = await set.player()
      await play.enter(player)
      seats.push({ play, player, rounds: [] })
    }
  })

  const arm = async (effect: EffectName, call: CallKind) =>
    expect((await callOps(set.studio.url, 'chaos', { effect, call, ms: 2 }, set.clock.now().getTime())).status).toBe(
      200,
    )

  /**
   * Lets every draw come that was bet on, settles until nothing is open, and stops where every game
   * takes bets.
   */
  async function finish(): Promise<void> {
    set.clock.advance(untilDrawn(set.clock.now()))
    for (let tries = 0; tries < 3; tries++) await set.studio.settle()
  }

  /**
   * Each case begins with no fault armed, and where bets are taken, whatever became of the one
   * before.
   */
  beforeEach(async () => {
    await callOps(set.studio.url, 'chaos', { mode: 'off' }, set.clock.now().getTime())
    await finish()
  })

  const roundOf = async ({ player }: Seat, id: string) => (await player.call<RoundView>(`rounds/${id}`)).body

  /** The wallet holds what the rounds say, to the last minor unit. */
  async function proveWallet(seat: Seat): Promise<void> {
    const rounds = await Promise.all(seat.rounds.map(id => roundOf(seat, id)))
    const settled = rounds.filter(({ outcome }) => outcome === 'settled')
    const expected = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), eur('1000.00'))
    expect(eur(await seat.player.wallet()), seat.play.kind).toBe(expected)
  }

  test.each(cases)('"$effect" at a $call leaves the books of every kind of game whole', async ({ effect, call }) => {
    const outcomes: Record<string, string> = {}
    for (const { play, player, rounds } of seats) {
      // Only a bet whose result is unknown is ever taken back.
      if (call === 'rollback') await arm('dropResponse', 'bet')
      if (call !== 'win' || !play.waits) await arm(effect, call)
      const { status, body } = await play.begin(player)
      expect([play.kind, status]).toEqual([play.kind, 200])
      rounds.push(body.roundId)
    }
    if (call === 'win') for (const { play } of seats) if (play.waits) await arm(effect, call)
    await finish()
    for (const seat of seats) outcomes[seat.play.kind] = (await roundOf(seat, seat.rounds.at(-1) ?? '')).outcome
    expect(outcomes).toEqual(Object.fromEntries(plays.map(({ kind }) => [kind, outcomeOf({ effect, call })])))
    for (const seat of seats) await proveWallet(seat)
    await set.proveBooks()
  })
}
