import type { DrawnRules } from '../../engine/game.ts'
import { fieldOf, ladder } from '../common-rules.ts'
import { lotteries, type Lottery, type LotteryKind, lotteryKinds } from './lottery-kinds.ts'
import { isOption, payOf } from './plays/play.ts'

export interface LotteryChoice {
  play: string
  option: string
}
export interface LotteryShown {
  /** As drawn and as written. */
  numbers: string[]
  /** Amount that the option gave back, in hundredths of the stake. */
  pay: number
}

/** Whole units, so that every win is a whole number of minor units. */
const stakes = ladder([100n, 200n, 500n, 1000n])

const rulesFor = ({ model, plays }: Lottery): DrawnRules<LotteryChoice, LotteryShown> => ({
  // The min return of its plays.
  rtp: plays.map(({ rtp }) => rtp).reduce((min, rtp) => (Number(rtp) < Number(min) ? rtp : min)),
  // Several bets may go on one draw; the draw itself is the pause.
  pauseMs: 0,
  upperBounds: model.upperBounds,
  stakes,
  resultOf: stops => model.valuesOf(stops).map(model.write),
  choiceOf(sent) {
    const play = plays.find(({ name }) => name === fieldOf(sent, 'play'))
    const option = fieldOf(sent, 'option')
    return play && typeof option === 'string' && isOption(play, option) ? { play: play.name, option } : null
  },
  outcome(stops, stake, { play: name, option }) {
    const drawn = model.valuesOf(stops)
    const play = plays.find(each => each.name === name)
    const pay = play ? payOf(play, drawn, option) : 0
    return { shown: { numbers: drawn.map(model.write), pay }, win: (stake * BigInt(pay)) / 100n }
  },
})

/** The rules of every kind of lottery. */
export const lotteryRules = Object.fromEntries(lotteryKinds.map(kind => [kind, rulesFor(lotteries[kind])])) as Record<
  LotteryKind,
  DrawnRules<LotteryChoice, LotteryShown>
>
