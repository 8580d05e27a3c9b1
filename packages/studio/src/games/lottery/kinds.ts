import { fiveOfEleven, markSix, raceOfTen } from './plays/ball-plays.ts'
import { fiveDigits, threeDigits } from './plays/digit-plays.ts'
import { balls, digits, type Model, prizes } from './plays/model.ts'
import type { Play } from './plays/play.ts'
import { fourDigits, vietnam } from './plays/prize-plays.ts'

/** A kind of lottery: how it draws, and what can be bet on. */
export interface Lottery {
  model: Model
  plays: readonly Play[]
}

/** Every kind of lottery there is; what differs beyond this is when a game draws. */
export const lotteries = {
  ssc: { model: digits(5), plays: fiveDigits },
  eleven: { model: balls(5, 11), plays: fiveOfEleven },
  triple: { model: digits(3), plays: threeDigits },
  markSix: { model: balls(7, 49), plays: markSix },
  race: { model: balls(10, 10), plays: raceOfTen },
  vietnam: { model: prizes(4, 5), plays: vietnam },
  sea: { model: prizes(3, 4), plays: fourDigits },
} as const satisfies Record<string, Lottery>
export type LotteryKind = keyof typeof lotteries

export const lotteryKinds = Object.keys(lotteries) as LotteryKind[]
export const isLotteryKind = (text: string): text is LotteryKind => Object.hasOwn(lotteries, text)
