import { half, halves, type Play, range, sumOf } from './play.ts'

const asNumber = (values: readonly number[]): number => values.reduce((number, digit) => number * 10 + digit, 0)

/** One digit at a place, one of ten. */
const digitAt = (name: string, place: number): Play => ({
  name,
  reads: [place],
  options: range(0, 9),
  pays: 975,
  hits: ([digit], option) => digit === Number(option),
  rtp: '97.50',
})

const sumHalf = (places: number): Play => ({
  name: 'sumHalf',
  reads: range(0, places - 1).map(Number),
  options: halves,
  pays: 195,
  hits: (values, option) => half(sumOf(values), (places * 9 + 1) / 2, option),
  rtp: '97.50',
})

/** The first digit against the last: dragon is higher, tiger lower. */
const dragonTiger = (last: number): Play => ({
  name: 'dragonTiger',
  reads: [0, last],
  options: ['dragon', 'tiger', 'tie'],
  pays: { dragon: 216, tiger: 216, tie: 975 },
  hits: ([first = 0, other = 0], option) => option === ['tiger', 'tie', 'dragon'][Math.sign(first - other) + 1],
  rtp: '97.20',
})

/** Five digits (SSC). */
export const fiveDigits: readonly Play[] = [
  sumHalf(5),
  digitAt('firstDigit', 0),
  digitAt('lastDigit', 4),
  dragonTiger(4),
  {
    name: 'lastTwo',
    reads: [3, 4],
    options: range(0, 99),
    pays: 9750,
    hits: (values, option) => asNumber(values) === Number(option),
    rtp: '97.50',
  },
]

/** Number of triples, of a thousand, with each sum from 0 to 27. */
const waysOfSum = Array.from({ length: 28 }, (_, sum) =>
  range(0, 999).filter(triple => sumOf([...triple].map(Number)) === sum),
).map(triples => triples.length)

/** Three digits (low frequency: 3D). */
export const threeDigits: readonly Play[] = [
  sumHalf(3),
  {
    name: 'straight',
    reads: [0, 1, 2],
    options: { digits: 3 },
    pays: 97_500,
    hits: (values, option) => asNumber(values) === Number(option),
    rtp: '97.50',
  },
  {
    name: 'sum',
    reads: [0, 1, 2],
    options: range(0, 27),
    // The rarer a sum, the more it pays; rounded down to hundredths.
    pays: Object.fromEntries(waysOfSum.map((ways, sum) => [String(sum).padStart(2, '0'), Math.floor(97_500 / ways)])),
    hits: (values, option) => sumOf(values) === Number(option),
    rtp: '97.45',
  },
  digitAt('firstDigit', 0),
]

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

/**
 * Vietnam: a special prize and three more, of five digits each. Lo pays for every prize that ends
 * so.
 */
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
