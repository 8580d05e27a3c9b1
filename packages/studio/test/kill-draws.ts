import { toMinor } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stoppedClock } from '../../server/src/index.ts'
import { auditLedger } from '../../server/src/ledger/audit.ts'
import { gameRounds } from '../../server/src/game-vendors/tables.ts'
import type { DrawsView } from '../src/engine/draws/draws-view.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { type KillableStudio, startKillableStudio } from './killable-studio.ts'
import { newPlayer, type Player } from './player.ts'

/** Choice that everybody bets on a draw of each game. */
const games = {
  'minute-five': ['big', 'small'].map(option => ({ play: 'sumHalf', option })),
  'royal-baccarat': [{ bet: 'player' }, { bet: 'banker' }],
} as const satisfies Record<string, readonly object[]>
export type GameCode = keyof typeof games

/**
 * The tests that kill the studio in the middle of draws, one for each game.
 * @param deaths - after how many calls of a draw it dies: at the bets, and in the middle of the
 *   wins; each has twelve of both
 */
export function testKillsInDraws(gameCodes: readonly GameCode[], deaths: readonly number[]): void {
  const seats = 6
  const eur = (amount: string) => toMinor(amount, 'EUR')

  const clock = stoppedClock(new Date())
  let mortal: KillableStudio
  beforeAll(async () => {
    mortal = await startKillableStudio(clock)
  })
  afterAll(() => mortal?.close())

  const drawsOf = async (gameCode: GameCode) =>
    (await (await fetch(`${mortal.url()}/api/draws?gameCode=${gameCode}`)).json()) as DrawsView

  async function bet(player: Player, gameCode: GameCode, issue: string, choice: object): Promise<void> {
    const order = { gameCode, issue, stake: '1.00', choice, requestId: crypto.randomUUID() }
    await player.call('draws/bet', order).catch(() => null)
  }

  const betsOf = async (player: Player, gameCode: GameCode) =>
    (await player.call<{ bets: RoundView[] }>(`draws/bets?gameCode=${gameCode}`)).body.bets

  /**
   * Lets the draw that is next come, and settles what was bet on it, as far as the studio lives.
   */
  async function reach({ next }: DrawsView): Promise<void> {
    const seconds = (Date.parse(next.drawsAt) - clock.now().getTime()) / 1000
    clock.advance(Math.max(0, seconds))
    await mortal.ops('settle').catch(() => null)
  }

  /**
   * Draws of a game, once the studio has synced its clock with the platform, which it does every
   * second.
   */
  async function drawsOnceSynced(gameCode: GameCode): Promise<DrawsView> {
    const synced = expect.poll(async () => (await drawsOf(gameCode)).now >= clock.now().toISOString(), {
      timeout: 30_000,
    })
    await synced.toBe(true)
    return drawsOf(gameCode)
  }

  /** Draws of a game, once the next one takes bets. */
  async function untilOpen(gameCode: GameCode): Promise<DrawsView> {
    const { next } = await drawsOnceSynced(gameCode)
    clock.advance(Math.max(0, (Date.parse(next.opensAt) - clock.now().getTime()) / 1000))
    return drawsOnceSynced(gameCode)
  }

  test.each(gameCodes)(
    'killed in the middle of draws of %s, the studio draws each once and settles each bet once',
    async gameCode => {
      await mortal.start()
      const players = await Promise.all(Array.from({ length: seats }, () => newPlayer(mortal.client, mortal.url)))
      for (const player of players) await player.startDraws(gameCode)
      // A test may begin a moment before bets close, and the studio's clock runs on while the
      // platform's stands.
      await reach(await drawsOnceSynced(gameCode))
      for (const calls of deaths) {
        const draws = await untilOpen(gameCode)
        const dying = mortal.line.reached(calls).then(() => mortal.kill('SIGKILL'))
        for (const player of players)
          for (const choice of games[gameCode]) await bet(player, gameCode, draws.next.issue, choice)
        await reach(draws)
        await dying
        await mortal.start()
        await mortal.ops('settle')
      }
      await reach(await drawsOnceSynced(gameCode))
      const open = async () => (await mortal.ops<{ open: unknown[] }>('status')).open
      await expect.poll(open, { timeout: 30_000 }).toEqual([])
      const { results } = await drawsOf(gameCode)
      expect(new Set(results.map(({ issue }) => issue)).size).toBe(results.length)
      for (const player of players) {
        const bets = await betsOf(player, gameCode)
        expect(bets.every(({ outcome }) => outcome === 'settled' || outcome === 'rolledBack')).toBe(true)
        const settled = bets.filter(({ outcome }) => outcome === 'settled')
        const moved = settled.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
        expect(bets.length).toBeGreaterThan(0)
        expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
      }
      const rounds = await mortal.platform.deps.db.select().from(gameRounds)
      expect(rounds.filter(({ state }) => state === 'open')).toEqual([])
      expect((await auditLedger(mortal.platform.deps.db)).filter(({ broken }) => broken > 0)).toEqual([])
      expect(await mortal.kill('SIGTERM')).toBe(0)
    },
    900_000,
  )
}
