import { toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { meet, playOut, sitter, type Sitter } from './card-table.ts'
import type { ChaosCase } from './chaos-cases.ts'
import { callOps } from './ops.ts'
import { studioSetup } from './setup.ts'

/** The tests of chaos switches at a table of two. */
export function testChaosOfRooms(cases: readonly ChaosCase[]): void {
  const set = studioSetup()
  const eur = (amount: string) => toMinor(amount, 'EUR')

  const arm = async (effect: string, call: string) =>
    expect((await callOps(set.studio.url, 'chaos', { effect, call, ms: 2 }, set.clock.now().getTime())).status).toBe(
      200,
    )

  /** The wallet holds what the player's own history says. */
  async function proveWallet({ player }: Sitter): Promise<void> {
    const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
    expect(rounds.filter(({ outcome }) => outcome !== 'settled' && outcome !== 'rolledBack')).toEqual([])
    const settled = rounds.filter(({ outcome }) => outcome === 'settled')
    const expected = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), eur('1000.00'))
    expect(eur(await player.wallet())).toBe(expected)
  }

  async function settle(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) await set.studio.settle()
  }

  test.each(cases)(
    '"$effect" at a $call leaves the books of two who play each other whole',
    async ({ effect, call }) => {
      const both: [Sitter, Sitter] = [await sitter(await set.player()), await sitter(await set.player())]
      if (call !== 'win') {
        // Somebody sits down, and nobody may be sure of it: then the stake comes back and the seat
        // is free again.
        if (call === 'rollback') await arm('dropResponse', 'bet')
        await arm(effect, call)
        const { table } = (await both[0].sit()).body
        await settle()
        if (table?.round.outcome === 'waiting') await both[0].leave(table.match)
        await settle()
        for (const each of both) expect(await each.player.wallet()).toBe('1000.00')
      }
      const match = await meet(...both)
      if (call === 'win') await arm(effect, call)
      await playOut(both, match)
      await settle()
      for (const each of both) await proveWallet(each)
      const wallets = await Promise.all(both.map(async ({ player }) => eur(await player.wallet())))
      expect(wallets.toSorted((a, b) => Number(a - b))).toEqual([eur('995.00'), eur('1004.70')])
      await set.proveBooks()
    },
  )
}
