import { type Play, range } from './play.ts'

/** The last so many digits of a prize. */
const tail = (name: string, reads: readonly number[], digits: number, pays: number, rtp: string): Play => ({
  name,
  reads,
  ...(reads.length > 1 ? { each: true } : {}),
  options: digits < 3 ? range(0, 10 ** digits - 1) : { digits },
  pays,
  hits: ([prize = 0], option) => prize % 10 ** digits === Number(option),
  rtp,
})

/** One digit of the first prize, counted from its end. */
const digitFromEnd = (name: string, place: number): Play => ({
  name,
  reads: [0],
  options: range(0, 9),
  pays: 975,
  hits: ([prize = 0], option) => Math.floor(prize / 10 ** place) % 10 === Number(option),
  rtp: '97.50',
})

/** Vietnam: a special prize and three more, of five digits each. Lo pays for every prize that ends so. */
export const vietnam: readonly Play[] = [
  tail('lo', [0, 1, 2, 3], 2, 2437, '97.48'),
  tail('de', [0], 2, 9750, '97.50'),
  digitFromEnd('head', 1),
  digitFromEnd('tail', 0),
  tail('threeTail', [0], 3, 97_500, '97.50'),
]

/** SEA: three prizes of four digits. */
export const fourDigits: readonly Play[] = [
  tail('lastTwo', [0], 2, 9750, '97.50'),
  digitFromEnd('tail', 0),
  digitFromEnd('head', 1),
  tail('threeTail', [0], 3, 97_500, '97.50'),
  tail('anyPrize', [0, 1, 2], 4, 325_000, '97.50'),
]
