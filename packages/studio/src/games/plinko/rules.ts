import type { Rules } from '../../engine/game.ts'
import { pause, wholeStakes } from '../common-rules.ts'

export interface PlinkoShown {
  /** At each row of pegs: 0 to the left, 1 to the right. */
  path: number[]
  /** Place where the ball came to lie, from the left. */
  slot: number
}

/** Pay of a place, in hundredths of the stake, from the middle outwards. */
const fromMiddle = [45, 70, 110, 160, 300, 800, 3300] as const
/** Rows of pegs; at each the ball goes left or right, as likely one as the other. */
export const rows = 12
/** Pay of each place, in hundredths of the stake, from left to right. */
export const pays: readonly number[] = Array.from(
  { length: rows + 1 },
  (_, place) => fromMiddle[Math.abs(place - rows / 2)] ?? 0,
)

/** A ball that falls through twelve rows of pegs. */
export const plinko: Rules<object, PlinkoShown> = {
  rtp: '96.96',
  pauseMs: pause.other,
  upperBounds: Array<number>(rows).fill(2),
  stakes: wholeStakes,
  choiceOf: () => ({}),
  outcome(drawn, stake) {
    const slot = drawn.reduce((sum, side) => sum + side, 0)
    return { shown: { path: [...drawn], slot }, win: (stake * BigInt(pays[slot] ?? 0)) / 100n }
  },
}
