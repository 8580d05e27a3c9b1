/** A ladder of stakes given in hundredths of the currency; a currency without hundredths takes them as its units. */
export const ladder =
  (hundredths: readonly bigint[]) =>
  (decimals: number): bigint[] =>
    decimals < 2 ? [...hundredths] : hundredths.map(stake => stake * 10n ** BigInt(decimals - 2))

/** Stakes of games that pay in hundredths of the stake, so that every win is a whole number of minor units. */
export const wholeStakes = ladder([100n, 200n, 500n, 1000n, 2500n, 5000n])
