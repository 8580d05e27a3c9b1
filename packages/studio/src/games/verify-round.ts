import { isKind, rulesOf } from './kinds.ts'
import { commitmentOf, drawNumbers, type RoundSeed } from '../engine/fairness/draw.ts'

export interface Verdict {
  /** The server's seed is the one it committed to. */
  committed: boolean
  /** The numbers are those that the seeds give. Null where no claim was given to compare with. */
  stopped: boolean | null
  stops: number[]
}

/**
 * Draws a finished round again from its revealed seeds and compares. It proves that nothing was
 * changed after the bet; it proves neither the edge nor that the operator can pay.
 * @throws RangeError where the server seed is not hexadecimal.
 */
export async function verifyRound(
  round: RoundSeed & { kind: string; commitment: string; stops?: readonly number[] | null },
): Promise<Verdict> {
  if (!isKind(round.kind)) throw new TypeError(`There is no game of the kind ${round.kind}`)
  const stops = await drawNumbers(round, rulesOf(round.kind).upperBounds)
  return {
    committed: (await commitmentOf(round.serverSeed)) === round.commitment.toLowerCase(),
    // The players' moves stand behind the drawn numbers.
    stopped: round.stops ? round.stops.slice(0, stops.length).join() === stops.join() : null,
    stops,
  }
}
