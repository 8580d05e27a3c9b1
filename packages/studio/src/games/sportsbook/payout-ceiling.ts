import type { Leg } from './fixtures/ticket.ts'

/** Highest odds of one bet, in hundredths: no bet can win more than its stake times this. */
export const maxOdds = 100_000n

/** Odds of all legs together, taken down to the hundredth. */
export function combinedOdds(legs: readonly Pick<Leg, 'odds'>[]): bigint {
  const product = legs.reduce((all, { odds }) => all * BigInt(odds), 1n)
  return (product * 100n) / 100n ** BigInt(legs.length)
}
