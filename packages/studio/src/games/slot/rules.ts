import type { Rules } from '../../engine/game.ts'
import { pause } from '../common-rules.ts'
import { type Grid, gridAt, type LineWin, payTotal, winsOf } from './evaluate.ts'
import { statedRtp } from './pays.ts'
import { stripLengths } from './strips.ts'
import { lines } from './lines.ts'

/**
 * Stakes on offer, in hundredths of the currency. Each is a whole number of minor units on every
 * line.
 */
const offered = [25n, 50n, 100n, 200n, 500n, 1000n]

/** The stakes in minor units of a currency with so many decimals. */
export const stakesFor = (decimals: number): bigint[] =>
  decimals < 2 ? offered : offered.map(stake => stake * 10n ** BigInt(decimals - 2))

/** Stake of one line. */
export const lineBet = (stake: bigint): bigint => stake / BigInt(lines.length)

export interface SlotShown {
  grid: Grid
  wins: LineWin[]
}

/** Five reels, three rows, 25 lines. */
export const slot: Rules<object, SlotShown> = {
  rtp: statedRtp,
  pauseMs: pause.slot,
  upperBounds: stripLengths,
  stakes: stakesFor,
  choiceOf: () => ({}),
  outcome(stops, stake) {
    const grid = gridAt(stops)
    const wins = winsOf(grid)
    return { shown: { grid, wins }, win: BigInt(payTotal(wins)) * lineBet(stake) }
  },
}
