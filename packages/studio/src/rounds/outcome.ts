import { drawStops } from '../fairness/draw.ts'
import { gridAt, payTotal, winsOf } from '../slot/evaluate.ts'
import { lineBet } from '../slot/stakes.ts'
import { lengths } from '../slot/strips.ts'
import type { Store } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import { secretOf } from '../store/seeds.ts'

/** Draws a round: where the reels stop, and what that wins in minor units. The same round always gives the same outcome. */
export async function drawOutcome(store: Store, round: Round): Promise<{ stops: number[]; win: bigint }> {
  const serverSeed = secretOf(store, round.player, round.gameCode, round.seedNumber)
  const stops = await drawStops({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, lengths)
  return { stops, win: BigInt(payTotal(winsOf(gridAt(stops)))) * lineBet(round.stake) }
}
