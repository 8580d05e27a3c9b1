/**
 * Min time from one round to the next, in milliseconds (RTS 14: slots 2.5 s, other casino games
 * 5 s). `engine/rounds/pause-between-rounds.ts` enforces it.
 */
export const pause = { slot: 2500, other: 5000 } as const

/** A field of what a page sent, whatever that is. */
export const fieldOf = (sent: unknown, name: string): unknown =>
  typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined

/**
 * A ladder of stakes given in hundredths of the currency; a currency without hundredths takes them
 * as its units.
 */
export const ladder =
  (hundredths: readonly bigint[]) =>
  (decimals: number): bigint[] =>
    decimals < 2 ? [...hundredths] : hundredths.map(stake => stake * 10n ** BigInt(decimals - 2))

/**
 * Stakes of games that pay in hundredths of the stake, so that every win is a whole number of minor
 * units.
 */
export const wholeStakes = ladder([100n, 200n, 500n, 1000n, 2500n, 5000n])
