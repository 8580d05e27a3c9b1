import { type Grid, gridAt, type LineWin, payTotal, winsOf } from '../slot/evaluate.ts'
import { lengths } from '../slot/strips.ts'
import { commitmentOf, drawStops, type RoundSeed } from './draw.ts'

export interface Verdict {
  /** The server's seed is the one it committed to. */
  committed: boolean
  /** The reels stopped where the seeds say. Null where no claim was given to compare with. */
  stopped: boolean | null
  stops: number[]
  grid: Grid
  wins: LineWin[]
  /** In line bets. */
  pay: number
}

/**
 * Plays a finished round again from its revealed seeds and compares. It proves that nothing was changed after the bet; it proves
 * neither the edge nor that the operator can pay.
 * @throws RangeError where the server seed is not hexadecimal.
 */
export async function verifyRound(
  round: RoundSeed & { commitment: string; stops?: readonly number[] | null },
): Promise<Verdict> {
  const stops = await drawStops(round, lengths)
  const grid = gridAt(stops)
  const wins = winsOf(grid)
  return {
    committed: (await commitmentOf(round.serverSeed)) === round.commitment.toLowerCase(),
    stopped: round.stops ? round.stops.join() === stops.join() : null,
    stops,
    grid,
    wins,
    pay: payTotal(wins),
  }
}
