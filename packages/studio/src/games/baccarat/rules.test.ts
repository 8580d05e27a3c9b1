import { expect, test } from 'vitest'
import { blocks } from '../../../test/random-blocks.ts'
import { manyRounds } from '../../../test/many-rounds.ts'
import { numbersFromBlock } from '../../engine/fairness/draw.ts'
import { payOf, type TableBet, tableBets } from './bets.ts'
import { bankerTakes, dealtOf, handOf, playerTakes, winnerOf } from './hand.ts'
import { baccarat } from './rules.ts'
import { type Card, cardsOf, readCard, shoeUpperBounds, writeCard } from './shoe.ts'

const read = (text: string): Card[] =>
  text.split(' ').map(word => {
    const card = readCard(word)
    if (!card) throw new Error(`${word} is no card`)
    return card
  })

/** Cards of the shoe that count 0, 1, … 9. */
const shoe = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]

/** Calls `seen` with every run of so many counts, and in how many ways the shoe gives it. */
function each(places: number, seen: (counts: readonly number[], ways: bigint) => void): void {
  const left = [...shoe]
  const counts: number[] = []
  const deal = (ways: bigint): void => {
    if (counts.length === places) return seen(counts, ways)
    for (let count = 0; count < 10; count++) {
      const more = ways * BigInt(left[count] ?? 0)
      left[count]!--
      counts.push(count)
      deal(more)
      counts.pop()
      left[count]!++
    }
  }
  deal(1n)
}

const waysOf = (places: number): bigint =>
  shoeUpperBounds.slice(0, places).reduce((ways, length) => ways * BigInt(length), 1n)

/**
 * In how many ways the six uppermost cards of the shoe let each side win: every one of them
 * counted, by what they count.
 */
function waysToWin(): Record<'player' | 'banker' | 'tie', bigint> {
  const ways = { player: 0n, banker: 0n, tie: 0n }
  each(6, ([p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0], count) => {
    const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
    const third = playerTakes(player, banker) ? fifth : null
    const last = bankerTakes(player, banker, third) ? (third === null ? fifth : sixth) : 0
    ways[winnerOf({ playerTotal: (player + (third ?? 0)) % 10, bankerTotal: (banker + last) % 10 })] += count
  })
  return ways
}

/** Hundredths of a percent, rounded down. */
const percent = (back: bigint, all: bigint): string => (Number((back * 100n) / all) / 100).toFixed(2)

test('every bet returns what it states: every run of six cards counted', () => {
  const ways = waysToWin()
  const all = waysOf(6)
  expect(ways.player + ways.banker + ways.tie).toBe(all)
  // Two cards of one rank: whatever the first is, 31 of the 415 that are left are like it.
  const pair = { back: 31n * 1200n, all: 415n }
  const back: Record<string, { back: bigint; all: bigint }> = {
    player: { back: ways.player * 200n + ways.tie * 100n, all },
    banker: { back: ways.banker * 195n + ways.tie * 100n, all },
    tie: { back: ways.tie * 900n, all },
    playerPair: pair,
    bankerPair: pair,
  }
  for (const { name, rtp } of tableBets) {
    const counted = back[name] ?? { back: 0n, all: 1n }
    expect([name, percent(counted.back, counted.all)]).toEqual([name, rtp])
  }
  expect(baccarat.rtp).toBe('85.64')
})

test('200,000 seeded hands return what every bet states, within four standard errors', () => {
  const hands = manyRounds
  const bets = tableBets.map((bet: TableBet) => ({ bet, sum: 0, squares: 0 }))
  const stream = blocks('a seed for the table')
  for (let hand = 0; hand < hands; hand++) {
    const stops: number[] = []
    while (stops.length < shoeUpperBounds.length)
      stops.push(...numbersFromBlock(stream.next().value, shoeUpperBounds.slice(stops.length)))
    const dealt = handOf(cardsOf(stops))
    for (const each of bets) {
      const back = payOf(each.bet, dealt) / 100
      each.sum += back
      each.squares += back * back
    }
  }
  for (const { bet, sum, squares } of bets) {
    const mean = sum / hands
    const error = Math.sqrt((squares / hands - mean * mean) / hands)
    expect(Math.abs(mean - Number(bet.rtp) / 100), bet.name).toBeLessThan(4 * error)
  }
}, 240_000)

test.each([
  ['a natural ends the hand at once', '9♠ 2♥ K♦ 3♣ 4♠ 5♠', 'player', 4],
  ['the player stands on six, and the banker takes a card at five', '6♠ 2♥ K♦ 3♣ 4♠ 5♠', 'banker', 5],
  ['the banker stands on seven whatever the player took', '2♠ 4♥ 3♦ 3♣ 4♠ 5♠', 'player', 5],
  ['the banker stands on three when the player took an eight', '2♠ K♥ 3♦ 3♣ 8♠ 5♠', 'tie', 5],
  ['the banker takes a card at three when the player took a nine', '2♠ K♥ 3♦ 3♣ 9♠ 6♠', 'banker', 6],
  ['the banker takes a card at six when the player took a six', '2♠ K♥ 3♦ 6♣ 6♠ A♠', 'banker', 6],
  ['the banker stands on six when the player took a five', '2♠ K♥ 3♦ 6♣ 5♠ A♠', 'banker', 5],
] as const)('%s', (_, cards, winner, dealt) => {
  const hand = handOf(read(cards))
  expect([winnerOf(hand), dealtOf(hand).length]).toEqual([winner, dealt])
  expect(dealtOf(hand).map(writeCard)).toEqual(cards.split(' ').slice(0, dealt))
  // Whoever has only the cards that were dealt plays the same hand.
  expect(handOf(dealtOf(hand))).toEqual(hand)
})

test('no card is dealt twice, and the shoe holds eight of each', () => {
  expect(new Set(cardsOf([0, 0, 0, 0, 0, 0]).map(writeCard)).size).toBe(6)
  const last = shoeUpperBounds.map(length => length - 1)
  expect(cardsOf(last).map(writeCard)).toEqual(['K♣', 'Q♣', 'J♣', '10♣', '9♣', '8♣'])
  const all = Array.from({ length: 416 }, (_, place) => cardsOf([place]).map(writeCard).join())
  for (const [, same] of Map.groupBy(all, card => card)) expect(same.length).toBe(8)
})

test('bets on the felt can be placed and no others, and a win is a whole number of minor units', () => {
  for (const bad of [null, {}, { bet: 'dragon' }, 'player', { bet: 1 }]) expect(baccarat.choiceOf(bad)).toBeNull()
  for (const { name } of tableBets) {
    const choice = { bet: name }
    expect(baccarat.choiceOf({ ...choice, more: 1 })).toEqual(choice)
    for (const stake of baccarat.stakes(2)) {
      const { win } = baccarat.outcome([0, 14, 0, 20, 3, 5], stake, choice)
      expect(baccarat.outcome([0, 14, 0, 20, 3, 5], stake * 1000n, choice).win).toBe(win * 1000n)
    }
  }
})
