import { half, halves, type Play, range, sumOf } from './play.ts'

/** The only sum of five balls that is neither big nor small: stakes come back. */
const levelSum = 30

/** Five balls out of eleven (11X5). */
export const fiveOfEleven: readonly Play[] = [
  {
    name: 'anyBall',
    reads: [0, 1, 2, 3, 4],
    options: range(1, 11),
    pays: 214,
    hits: (values, option) => values.includes(Number(option)),
    rtp: '97.27',
  },
  {
    name: 'firstBall',
    reads: [0],
    options: range(1, 11),
    pays: 1072,
    hits: ([ball], option) => ball === Number(option),
    rtp: '97.45',
  },
  {
    name: 'sumBalls',
    reads: [0, 1, 2, 3, 4],
    options: ['big', 'small'],
    pays: 194,
    hits: (values, option) => half(sumOf(values), levelSum + 1, option),
    back: values => sumOf(values) === levelSum,
    rtp: '97.20',
  },
  {
    name: 'dragonTiger',
    reads: [0, 4],
    options: ['dragon', 'tiger'],
    pays: 195,
    hits: ([first = 0, last = 0], option) => first > last === (option === 'dragon'),
    rtp: '97.50',
  },
]

const champion = (name: string, options: Play['options'], pays: number, hits: Play['hits']): Play => ({
  name,
  reads: [0],
  options,
  pays,
  hits,
  rtp: '97.50',
})

/** Ten in the order in which they come in (PK10). */
export const raceOfTen: readonly Play[] = [
  champion('champion', range(1, 10), 975, ([first], option) => first === Number(option)),
  champion('championHalf', halves, 195, ([first = 0], option) => half(first, 6, option)),
  {
    name: 'dragonTiger',
    reads: [0, 9],
    options: ['dragon', 'tiger'],
    pays: 195,
    hits: ([first = 0, last = 0], option) => first > last === (option === 'dragon'),
    rtp: '97.50',
  },
  {
    name: 'firstTwoSum',
    reads: [0, 1],
    options: ['big', 'small'],
    // From 12 on it is big: 40 of the 90 pairs. Eleven is small.
    pays: { big: 219, small: 175 },
    hits: (values, option) => half(sumOf(values), 12, option),
    rtp: '97.22',
  },
]

/**
 * The special ball that belongs to no half and no colour of its own kind: stakes on halves come
 * back.
 */
const levelBall = 49
const special = 6

/** Colours of the balls of a mark six, as the field has them. */
const colours = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
} as const
type Colour = keyof typeof colours
const isColour = (text: string): text is Colour => Object.hasOwn(colours, text)

/** The colour of a ball of a mark six. */
export const colourOf = (ball: number): Colour =>
  (Object.keys(colours) as Colour[]).find(colour => (colours[colour] as readonly number[]).includes(ball)) ?? 'red'

/** Six balls and a special one out of 49 (mark six, LHC). */
export const markSix: readonly Play[] = [
  {
    name: 'specialHalf',
    reads: [special],
    options: halves,
    pays: 195,
    hits: ([ball = 0], option) => half(ball, 25, option),
    back: ([ball]) => ball === levelBall,
    rtp: '97.55',
  },
  {
    name: 'specialBall',
    reads: [special],
    options: range(1, 49),
    pays: 4777,
    hits: ([ball], option) => ball === Number(option),
    rtp: '97.48',
  },
  {
    name: 'colour',
    reads: [special],
    options: Object.keys(colours),
    pays: { red: 281, blue: 298, green: 298 },
    hits: ([ball = 0], option) => isColour(option) && colourOf(ball) === option,
    rtp: '97.30',
  },
  {
    name: 'specialTail',
    reads: [special],
    options: range(0, 9),
    // Four balls end in 0, five in every other digit.
    pays: Object.fromEntries(range(0, 9).map(digit => [digit, digit === '0' ? 1194 : 955])),
    hits: ([ball = 0], option) => ball % 10 === Number(option),
    rtp: '97.44',
  },
]
