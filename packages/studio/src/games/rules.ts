/**
 * Rules of a game: stakes and choices, the numbers to draw, and what they show and pay. Everything else of a round – wallet, seeds,
 * history, recovery – is the engine's and the same for all.
 */
export interface Rules<Choice extends object = object, Shown extends object = object> {
  /** Return to player in percent, as the game states it; a test computes it from the tables. */
  readonly rtp: string
  /** Least time from one press to the next, in milliseconds. */
  readonly pauseMs: number
  /** A round draws one number below each of these. */
  readonly lengths: readonly number[]
  /** Stakes on offer, in minor units of a currency with so many decimals. */
  stakes(decimals: number): bigint[]
  /** Choice of the player beside the stake; null where the game does not offer that. */
  choiceOf(sent: unknown): Choice | null
  /** Result of the drawn numbers, and the win in minor units. */
  outcome(drawn: readonly number[], stake: bigint, choice: Choice): { shown: Shown; win: bigint }
}

/** Rules of a game that waits for draws. */
export interface DrawnRules<Choice extends object = object, Shown extends object = object> extends Rules<
  Choice,
  Shown
> {
  /** Public result of a draw. */
  resultOf(drawn: readonly number[]): string[]
  /** Numbers of the draws that decide a bet, in their order, where its choice names them; any other bet is on the draw that is next. */
  drawsOf?(choice: Choice): number[]
}

/** Least time from one press to the next, in milliseconds (RTS 14: slots 2.5 s, other casino games 5 s). */
export const pause = { slot: 2500, other: 5000 } as const

/** A ladder of stakes given in hundredths of the currency; a currency without hundredths takes them as its units. */
export const ladder =
  (hundredths: readonly bigint[]) =>
  (decimals: number): bigint[] =>
    decimals < 2 ? [...hundredths] : hundredths.map(stake => stake * 10n ** BigInt(decimals - 2))

/** Stakes of games that pay in hundredths of the stake, so that every win is a whole number of minor units. */
export const wholeStakes = ladder([100n, 200n, 500n, 1000n, 2500n, 5000n])

/** A field of what a page sent, whatever that is. */
export const fieldOf = (sent: unknown, name: string): unknown =>
  typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined
