import { lines } from './lines.ts'

/** Stakes on offer, in hundredths of the currency. Each is a whole number of minor units on every line. */
const offered = [25n, 50n, 100n, 200n, 500n, 1000n]

/** The stakes in minor units of a currency with so many decimals. */
export const stakesFor = (decimals: number): bigint[] =>
  decimals < 2 ? offered : offered.map(stake => stake * 10n ** BigInt(decimals - 2))

/** Stake of one line. */
export const lineBet = (stake: bigint): bigint => stake / BigInt(lines.length)
