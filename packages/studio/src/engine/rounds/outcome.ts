import { drawNumbers } from '../fairness/draw.ts'
import type { Deps } from '../deps.ts'
import type { Games } from '../game.ts'
import { drawnStops } from '../store/draws.ts'
import type { Round } from '../store/rounds.ts'
import { secretOf } from '../store/seeds.ts'

export interface DrawnOutcome {
  stops: number[]
  /** Minor units. */
  win: bigint
}

const outcomeOf = (games: Games, round: Round, stops: number[]): DrawnOutcome => ({
  stops,
  win: games.rulesOf(round.gameCode).outcome(stops, round.stake, round.choice).win,
})

/**
 * Draws a round by itself: the numbers, and what they win. The same round always gives the same
 * outcome.
 */
export async function drawOutcome({ store, games }: Deps, round: Round): Promise<DrawnOutcome> {
  const serverSeed = secretOf(store, round.player, round.gameCode, round.seedNumber)
  const { upperBounds } = games.rulesOf(round.gameCode)
  const { clientSeed, nonce } = round
  return outcomeOf(games, round, await drawNumbers({ serverSeed, clientSeed, nonce }, upperBounds))
}

/**
 * Numbers of the draws that decide a round: the one that it was put on, or those that its choice
 * names.
 */
export function drawsOf(
  games: Games,
  { gameCode, draw, choice }: Pick<Round, 'gameCode' | 'draw' | 'choice'>,
): number[] {
  if (draw === null) return []
  return games.drawnRulesOf(gameCode)?.drawsOf?.(choice) ?? [draw]
}

/**
 * Results of the draws that a round waits for, one after the other; null while one is still to
 * come.
 */
export function decidedOutcome({ store, games }: Deps, round: Round): DrawnOutcome | null {
  const drawn = drawsOf(games, round).map(number => drawnStops(store, round.gameCode, number))
  const known = drawn.filter(stops => stops !== null)
  return drawn.length && known.length === drawn.length ? outcomeOf(games, round, known.flat()) : null
}
