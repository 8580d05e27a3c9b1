import { drawStops } from '../fairness/draw.ts'
import { kindOf, rulesOf } from '../rules/index.ts'
import type { Store } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import { secretOf } from '../store/seeds.ts'

/** Draws a round: the numbers, and what they win in minor units. The same round always gives the same outcome. */
export async function drawOutcome(store: Store, round: Round): Promise<{ stops: number[]; win: bigint }> {
  const serverSeed = secretOf(store, round.player, round.gameCode, round.seedNumber)
  const rules = rulesOf(kindOf(round.gameCode))
  const stops = await drawStops({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, rules.lengths)
  return { stops, win: rules.outcome(stops, round.stake, round.choice).win }
}
