import { payOf } from './pays.ts'
import { stripLengths, ranks, reels, strips } from './strips.ts'

const countOf = (reel: number, rank: number): bigint => BigInt(strips[reel]?.split(String(rank)).length ?? 1) - 1n
const product = (factors: readonly bigint[]): bigint => factors.reduce((a, b) => a * b, 1n)

/**
 * Number of all stops of the reels at which a rank is exactly `count` times at the left of a line.
 */
export function waysOf(rank: number, count: number): bigint {
  return product(
    stripLengths.map((length, reel) => {
      if (reel < count) return countOf(reel, rank)
      return reel === count ? BigInt(length) - countOf(reel, rank) : BigInt(length)
    }),
  )
}

/**
 * The exact return to player as a fraction. Every stop of a reel is as likely as any other, so each
 * row of a reel shows a rank as often as the strip holds it, and all lines return the same: one
 * line tells the whole game.
 */
export function returnToPlayer(): { paid: bigint; staked: bigint } {
  const each = Array.from({ length: ranks }, (_, rank) =>
    [3, 4, 5].map(count => waysOf(rank, count) * BigInt(payOf(rank, count))).reduce((a, b) => a + b),
  )
  return { paid: each.reduce((a, b) => a + b), staked: product(stripLengths.slice(0, reels).map(BigInt)) }
}
