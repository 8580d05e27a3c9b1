import { timeTo } from '../src/games/ascent/flight.ts'
import { casts } from '../src/games/fishing/creatures.ts'
import type { Kind } from '../src/games/kinds.ts'
import { launchTo } from './launches.ts'

/** Two rounds with different results, and until when they must look the same. */
export interface Case {
  kind: Kind
  name: string
  gameCode: string
  choice: object
  /** Numbers that are drawn, on one page and on the other. */
  drawn: readonly [readonly number[], readonly number[]]
  /** Time after the result was known up to which nothing may differ, in milliseconds. */
  until: number
  /** Time at which both are over and differ. */
  apart: number
  /**
   * What is in the page and out of sight: it is compared as it is seen, and not as it is written.
   */
  unseen?: string
}

/** A flight is its own result: nothing may differ until the lower one of two ends. */
const flights = [
  { name: 'a loss and a win', cashOut: 200, heights: [132, 1059] },
  { name: 'two wins, which pass the cash-out on the way', cashOut: 200, heights: [240, 1059] },
  { name: 'a loss and a win far beyond the first scale', cashOut: 1000, heights: [800, 60_000] },
].map(({ name, cashOut, heights: [low = 0, high = 0] }) => ({
  kind: 'ascent' as const,
  name,
  gameCode: 'ascent',
  choice: { height: cashOut },
  drawn: [launchTo(low), launchTo(high)] as const,
  until: timeTo(low) - 20,
  apart: timeTo(low) + 100,
}))

/** Games that are drawn at the press. */
export const cases: readonly Case[] = [
  ...flights,
  {
    // The pin sweeps for 900 ms. Where it comes to rest from then on is the result.
    kind: 'dice',
    name: 'a win and a loss',
    gameCode: 'dice-hall',
    choice: { side: 'under', chance: 50 },
    drawn: [[1234], [9321]],
    until: 880,
    apart: 1600,
  },
  {
    // The ball drops for 200 ms to the first peg. Its way from there on is the result.
    kind: 'plinko',
    name: 'outmost left and outmost right',
    gameCode: 'plinko',
    choice: {},
    drawn: [Array<number>(12).fill(0), Array<number>(12).fill(1)],
    until: 180,
    apart: 2700,
  },
  {
    // Each row takes 200 ms: two balls whose ways part at the last peg are the same until then.
    kind: 'plinko',
    name: 'ways that part at the last peg',
    gameCode: 'plinko',
    choice: {},
    drawn: [Array<number>(12).fill(1), [...Array<number>(11).fill(1), 0]],
    until: 2380,
    apart: 2700,
  },
  {
    // The symbols of the result run into the window of the first reel after a third of a second.
    // Until then every reel shows what runs past in every round. The tracks of the reels reach
    // beyond their windows and hold the symbols from the start.
    kind: 'slot',
    name: 'five of the dearest symbol and no line',
    gameCode: 'jade-dragon',
    choice: {},
    drawn: [
      [12, 1, 14, 18, 0],
      [0, 2, 1, 3, 0],
    ],
    until: 240,
    apart: 1600,
    unseen: '.track',
  },
  {
    // Four reels stop at the dearest symbol. The last one runs for 1460 ms, whether it brings the
    // fifth or not, and its own symbols run into its window after a third of that.
    kind: 'slot',
    name: 'four of the dearest symbol, with the fifth and without',
    gameCode: 'jade-dragon',
    choice: {},
    drawn: [
      [12, 1, 14, 18, 0],
      [12, 1, 14, 18, 3],
    ],
    until: 400,
    apart: 1600,
    unseen: '.track',
  },
  {
    // The net flies for 480 ms and opens for 220: then it is seen whether it caught anything.
    kind: 'fishing',
    name: 'a catch and a miss',
    gameCode: 'reef-hunter',
    choice: { creature: 'sprat' },
    drawn: [[0], [casts - 1]],
    until: 680,
    apart: 1000,
  },
]

/** Draws that are read out place by place: nothing may differ before the place in which they do. */
export const draws: readonly Omit<Case, 'name'>[] = [
  {
    // Cards come every 600 ms, and the fourth one is another.
    kind: 'baccarat',
    gameCode: 'royal-baccarat',
    choice: { bet: 'banker' },
    drawn: [
      [1, 2, 3, 4, 100, 200],
      [1, 2, 3, 5, 100, 200],
    ],
    until: 1780,
    apart: 5000,
  },
  {
    // Digits fall one after the other, 90 ms apart, and the last of five is another. They are in
    // the page from the start, unseen.
    kind: 'ssc',
    gameCode: 'minute-five',
    choice: { play: 'sumHalf', option: 'big' },
    drawn: [
      [9, 8, 9, 8, 1],
      [9, 8, 9, 8, 9],
    ],
    until: 350,
    apart: 2000,
    unseen: '.last-draw .numbers',
  },
]

/**
 * Kinds whose page cannot know a result before it shows it, or that share the page of one above.
 */
export const otherKinds: Partial<Record<Kind, string>> = {
  ...Object.fromEntries(['triple', 'eleven', 'markSix', 'race', 'vietnam', 'sea'].map(kind => [kind, 'page of ssc'])),
  ...Object.fromEntries(
    ['sports', 'courts', 'esports', 'contests'].map(kind => [kind, 'scores come with the end of a slate']),
  ),
  thirteen: 'cards are played by people, and of the other hand the page knows only how many they are',
}
