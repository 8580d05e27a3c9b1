import { drawStops } from '../fairness/draw.ts'
import { kindOf } from '../games/kind.ts'
import { rulesOf } from '../rules/index.ts'
import { drawnStops } from '../store/draws.ts'
import type { Store } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import { secretOf } from '../store/seeds.ts'

export interface Drawn {
  stops: number[]
  /** Minor units. */
  win: bigint
}

const outcomeOf = (round: Round, stops: number[]): Drawn => ({
  stops,
  win: rulesOf(kindOf(round.gameCode)).outcome(stops, round.stake, round.choice).win,
})

/** Draws a round by itself: the numbers, and what they win. The same round always gives the same outcome. */
export async function drawOutcome(store: Store, round: Round): Promise<Drawn> {
  const serverSeed = secretOf(store, round.player, round.gameCode, round.seedNumber)
  const { lengths } = rulesOf(kindOf(round.gameCode))
  const { clientSeed, nonce } = round
  return outcomeOf(round, await drawStops({ serverSeed, clientSeed, nonce }, lengths))
}

/** What the draw that a round waits for gave it; null while that is still to come. */
export function decidedOutcome(store: Store, round: Round): Drawn | null {
  const stops = round.draw === null ? null : drawnStops(store, round.gameCode, round.draw)
  return stops && outcomeOf(round, stops)
}
