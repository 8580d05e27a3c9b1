import { expect, test } from 'vitest'
import { fewRounds } from '../../../test/many-rounds.ts'
import { exactReturn, testSlotReturns } from '../../../test/seeded-slot.ts'
import { winsOf } from './evaluate.ts'
import { statedRtp } from './pays.ts'
import { returnToPlayer } from './rtp.ts'
import { stripLengths, rankAt, strips } from './strips.ts'

test('the return to player that the game states is what strips and pays give, to the second decimal', () => {
  expect((exactReturn() * 100).toFixed(2)).toBe(statedRtp)
})

test('the fraction agrees with stopping every reel at every place and reading the middle line', () => {
  const payFor = (rank: number, count: number): bigint => {
    const grid = Array.from({ length: 5 }, (_, reel) => Array<number>(3).fill(reel < count ? rank : -1))
    return BigInt(winsOf(grid).find(win => win.line === 0)?.pay ?? 0)
  }
  // Where the run has ended the reels that are left do not matter: their stops are counted, not
  // walked.
  const walk = (reel: number, rank: number, count: number): bigint => {
    if (reel === stripLengths.length) return payFor(rank, count)
    const rest = stripLengths.slice(reel + 1).reduce((product, length) => product * BigInt(length), 1n)
    const places = Array.from({ length: stripLengths[reel] ?? 0 }, (_, place) => rankAt(reel, place))
    return places.reduce(
      (sum, shown) => sum + (shown === rank ? walk(reel + 1, rank, count + 1) : payFor(rank, count) * rest),
      0n,
    )
  }
  const first = Array.from(strips[0], Number)
  expect(first.reduce((sum, rank) => sum + walk(1, rank, 1), 0n)).toBe(returnToPlayer().paid)
})

testSlotReturns(fewRounds)
