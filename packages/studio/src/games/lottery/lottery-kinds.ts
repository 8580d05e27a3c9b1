import { fiveOfEleven, markSix, raceOfTen } from './plays/ball-plays.ts'
import { fiveDigits, threeDigits, fourDigits, vietnam } from './plays/number-plays.ts'
import type { Play } from './plays/play.ts'

/** Model of a lottery's draw: which numbers are drawn, and how they are written. */
export interface DrawModel {
  /** Exclusive upper bounds of the numbers of a draw, one bound a number. */
  readonly upperBounds: readonly number[]
  /**
   * Meaning of the taken numbers: balls, digits or prizes, in the order in which they were drawn.
   */
  readonly valuesOf: (stops: readonly number[]) => number[]
  readonly write: (value: number) => string
  /** Every ordered outcome of so many places, each as likely as the others. */
  readonly outcomes: (places: number) => Iterable<number[]>
}

const padded = (width: number) => (value: number) => String(value).padStart(width, '0')

function* anyOf(places: number, below: number): Iterable<number[]> {
  const total = below ** places
  for (let n = 0; n < total; n++)
    yield Array.from({ length: places }, (_, place) => Math.floor(n / below ** place) % below)
}

/** So many digits, each from 0 to 9, whatever the others are. */
export const digits = (count: number): DrawModel => ({
  upperBounds: Array<number>(count).fill(10),
  valuesOf: stops => [...stops],
  write: String,
  outcomes: places => anyOf(places, 10),
})

/** So many numbers of so many digits each, whatever the others are. */
export const prizes = (count: number, width: number): DrawModel => ({
  upperBounds: Array<number>(count).fill(10 ** width),
  valuesOf: stops => [...stops],
  write: padded(width),
  outcomes: places => anyOf(places, 10 ** width),
})

/** Takes balls out of a drum: a number is the place among those that are left. */
function taken(stops: readonly number[], of: number): number[] {
  const drum = Array.from({ length: of }, (_, i) => i + 1)
  return stops.flatMap(stop => drum.splice(stop, 1))
}

function* without(places: number, of: number, before: readonly number[] = []): Iterable<number[]> {
  if (before.length === places) yield [...before]
  else for (let ball = 1; ball <= of; ball++) if (!before.includes(ball)) yield* without(places, of, [...before, ball])
}

/** So many balls out of a drum of `of`, none of them twice. */
export const balls = (count: number, of: number): DrawModel => ({
  upperBounds: Array.from({ length: count }, (_, i) => of - i),
  valuesOf: stops => taken(stops, of),
  write: padded(2),
  outcomes: places => without(places, of),
})

/** A kind of lottery: how it draws, and what can be bet on. */
export interface Lottery {
  model: DrawModel
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
