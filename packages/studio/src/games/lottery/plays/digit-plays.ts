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
