import type { OddsSheet } from '../odds-sheet.ts'
import { type BetName, tableBets } from './bets.ts'
import { bankerTakes, bankerTakesAt, playerTakes, winnerOf, type Winner } from './hand.ts'
import { countOf, ranks, shoeUpperBounds, suits } from './shoe.ts'

const [size = 0] = shoeUpperBounds
const perRank = size / ranks.length

/** Cards of the shoe that count 0, 1, … 9. */
function countsOfShoe(): number[] {
  const left = Array<number>(10).fill(0)
  for (const rank of ranks) left[countOf({ rank, suit: suits[0] })]! += perRank
  return left
}

/**
 * In how many ways the six uppermost cards let each side win: every run of them, by what they
 * count. All stay below 2^53.
 */
function waysToWin(): Record<Winner, number> {
  const ways: Record<Winner, number> = { player: 0, banker: 0, tie: 0 }
  const left = countsOfShoe()
  const counts: number[] = []
  function seen(count: number): void {
    const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = counts
    const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
    const third = playerTakes(player, banker) ? fifth : null
    const last = bankerTakes(player, banker, third) ? (third === null ? fifth : sixth) : 0
    const playerTotal = (player + (third ?? 0)) % 10
    ways[winnerOf({ playerTotal, bankerTotal: (banker + last) % 10 })] += count
  }
  function deal(count: number): void {
    if (counts.length === shoeUpperBounds.length) return seen(count)
    left.forEach((cards, value) => {
      if (!cards) return
      left[value] = cards - 1
      counts.push(value)
      deal(count * cards)
      counts.pop()
      left[value] = cards
    })
  }
  deal(1)
  return ways
}

/**
 * The odds of both sides, of a tie, and of a pair: whatever the first card is, so many of those
 * that are left are like it.
 */
export function baccaratOdds(): OddsSheet {
  const ways = waysToWin()
  const all = shoeUpperBounds.reduce((product, length) => product * length, 1)
  const hits: Record<BetName, { ways: number; of: number }> = {
    player: { ways: ways.player, of: all },
    banker: { ways: ways.banker, of: all },
    tie: { ways: ways.tie, of: all },
    playerPair: { ways: perRank - 1, of: size - 1 },
    bankerPair: { ways: perRank - 1, of: size - 1 },
  }
  return {
    bets: tableBets.map(bet => ({
      bet: bet.name,
      options: [],
      endings: [
        { ending: 'won', ...hits[bet.name], pays: 100 + bet.pays },
        ...('back' in bet ? [{ ending: 'back', ways: ways.tie, of: all, pays: 100 }] : []),
      ],
    })),
    tables: { cards: size, bankerTakesAt, bets: tableBets.map(({ name, pays }) => ({ name, pays })) },
  }
}
