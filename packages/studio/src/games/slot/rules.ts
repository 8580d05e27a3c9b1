import type { Rules } from '../../engine/game.ts'
import { pause } from '../pause-lengths.ts'
import { type Grid, gridAt, type LineWin, payTotal, winsOf } from './evaluate.ts'
import { statedRtp } from './pays.ts'
import { lineBet, stakesFor } from './stakes.ts'
import { lengths } from './strips.ts'

export interface SlotShown {
  grid: Grid
  wins: LineWin[]
}

/** Five reels, three rows, 25 lines. */
export const slot: Rules<object, SlotShown> = {
  rtp: statedRtp,
  pauseMs: pause.slot,
  lengths,
  stakes: stakesFor,
  choiceOf: () => ({}),
  outcome(stops, stake) {
    const grid = gridAt(stops)
    const wins = winsOf(grid)
    return { shown: { grid, wins }, win: BigInt(payTotal(wins)) * lineBet(stake) }
  },
}
