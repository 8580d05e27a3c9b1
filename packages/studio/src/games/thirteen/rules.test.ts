import { expect, test } from 'vitest'
import type { Match } from '../../engine/game.ts'
import { blocks } from '../../../test/random-blocks.ts'
import { numbersFromBlock } from '../../engine/fairness/draw.ts'
import { lowestOf, suitOf, takes } from './cards.ts'
import {
  otherSeat,
  dealUpperBounds,
  dealOf,
  tricksToWin,
  forfeitOf,
  handSize,
  legalCards,
  matchOf,
  moved,
} from './match.ts'
import { prizeOf, thirteen } from './rules.ts'

/** As many deals as asked for, each from the next numbers of one seed. */
function* deals(count: number): Iterable<number[]> {
  const stream = blocks('a seed for the cards')
  for (let i = 0; i < count; i++) {
    const drawn: number[] = []
    while (drawn.length < dealUpperBounds.length)
      drawn.push(...numbersFromBlock(stream.next().value, dealUpperBounds.slice(drawn.length)))
    yield drawn
  }
}

/** Plays a match to its end, always the lowest legal card. */
function played(deal: readonly number[]): { match: Match; moves: number[] } {
  const moves: number[] = []
  let match = dealOf(deal)
  while (match.winner === null) {
    const move = lowestOf(legalCards(match)) ?? forfeitOf(match.turn)
    moves.push(move)
    match = moved(match, move)
  }
  return { match, moves }
}

test('a deal gives each thirteen cards and turns one more up, none of them twice', () => {
  for (const deal of deals(200)) {
    const { hands, trump } = dealOf(deal)
    expect(hands.map(hand => hand.length)).toEqual([handSize, handSize])
    expect(new Set([...hands[0], ...hands[1], trump]).size).toBe(2 * handSize + 1)
  }
})

test('both seats lead about as often: the deal says who does', () => {
  const leads = [...deals(2000)].filter(deal => dealOf(deal).turn === 1).length
  // Four standard errors of two thousand fair coins.
  expect(Math.abs(leads - 1000)).toBeLessThan(4 * Math.sqrt(500))
})

test('the higher card of the suit takes a trick, a trump takes what is none, and nothing else does', () => {
  const [twoOfClubs, aceOfClubs, kingOfHearts, twoOfSpades] = [0, 12, 37, 39]
  expect(takes(aceOfClubs, twoOfClubs, kingOfHearts)).toBe(true)
  expect(takes(twoOfClubs, aceOfClubs, kingOfHearts)).toBe(false)
  expect(takes(twoOfSpades, aceOfClubs, 51)).toBe(true)
  expect(takes(twoOfSpades, aceOfClubs, kingOfHearts)).toBe(false)
})

test('a player with the suit that was led plays it; one with none of it plays any card', () => {
  for (const deal of deals(100)) {
    const opened = dealOf(deal)
    const led = opened.hands[opened.turn][0] ?? 0
    const match = moved(opened, led)
    const hand = match.hands[match.turn]
    const same = hand.filter(card => suitOf(card) === suitOf(led))
    expect(legalCards(match)).toEqual(same.length ? same : hand)
  }
})

test('every match ends with seven tricks, within twenty-six cards, and never in a tie', () => {
  for (const deal of deals(500)) {
    const { match, moves } = played(deal)
    expect(match.by).toBe('tricks')
    expect(match.winner === null ? 0 : match.tricks[match.winner]).toBe(tricksToWin)
    expect(match.tricks[match.winner === 0 ? 1 : 0]).toBeLessThan(tricksToWin)
    expect(moves.length).toBeLessThanOrEqual(2 * handSize)
  }
})

test('the seats are worth the same: over many matches each wins about half', () => {
  const count = 4000
  const won = [...deals(count)].filter(deal => played(deal).match.winner === 0).length
  expect(Math.abs(won - count / 2)).toBeLessThan(4 * Math.sqrt(count / 4))
})

test('a player who gives up loses, whoever has to play', () => {
  const [deal = []] = deals(1)
  for (const place of [0, 1] as const) {
    const match = matchOf(deal, [forfeitOf(place)])
    expect([match.winner, match.by]).toEqual([otherSeat(place), 'surrender'])
    expect(legalCards(match)).toEqual([])
  }
})

test('the winner gets both stakes less three percent, to the last minor unit, and the other nothing', () => {
  for (const deal of deals(20))
    for (const decimals of [0, 2, 3])
      for (const stake of thirteen.stakes(decimals)) {
        const stops = [...deal, ...played(deal).moves]
        const wins = ([0, 1] as const).map(seat => thirteen.outcome(stops, stake, { seat }).win)
        expect(wins.toSorted((a, b) => Number(a - b))).toEqual([0n, prizeOf(stake)])
        expect(prizeOf(stake) * 100n).toBe(2n * stake * 97n)
      }
})
