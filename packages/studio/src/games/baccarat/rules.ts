import type { DrawnRules, DrawnGame } from '../../engine/game.ts'
import { fieldOf, ladder } from '../common-rules.ts'
import { type BetName, payOf, tableBetOf, tableBets } from './bets.ts'
import { dealtOf, handOf } from './hand.ts'
import { cardsOf, shoeUpperBounds, writeCard } from './shoe.ts'

/** Written here: pages load this file as it is, and no package. */
const second = 1000

export interface TableChoice {
  bet: BetName
}
export interface TableShown {
  /** The cards as they were dealt: player, banker, player, banker, then third cards. */
  cards: string[]
  /** Amount that the bet gave back, in hundredths of the stake. */
  pay: number
}

/** Chips: whole units, so that the banker's commission is a whole number of minor units. */
const chips = ladder([100n, 500n, 1000n, 2500n, 10_000n])

const dealt = (stops: readonly number[]) => handOf(cardsOf(stops))

/** Baccarat as everybody at the table plays it: one hand, dealt from a shoe of eight decks. */
export const baccarat: DrawnRules<TableChoice, TableShown> = {
  // The min return of its bets.
  rtp: tableBets.map(({ rtp }) => rtp).reduce<string>((min, rtp) => (Number(rtp) < Number(min) ? rtp : min), '100'),
  // Several bets may go on one hand; the hand itself is the pause.
  pauseMs: 0,
  upperBounds: shoeUpperBounds,
  stakes: chips,
  resultOf: stops => dealtOf(dealt(stops)).map(writeCard),
  choiceOf(sent) {
    const bet = tableBetOf(fieldOf(sent, 'bet'))
    return bet && { bet: bet.name }
  },
  outcome(stops, stake, { bet: name }) {
    const hand = dealt(stops)
    const bet = tableBetOf(name)
    const pay = bet ? payOf(bet, hand) : 0
    return { shown: { cards: dealtOf(hand).map(writeCard), pay }, win: (stake * BigInt(pay)) / 100n }
  },
}

type Line = readonly [gameCode: string, name: string, seconds: number]
const lines: readonly Line[] = [
  ['royal-baccarat', 'Royal Baccarat', 30],
  ['baccarat-01', 'Baccarat 01', 60],
  ['speed-baccarat', 'Speed Baccarat', 20],
  ['crown-baccarat', 'Crown Baccarat', 40],
  ['lantern-baccarat', 'Lantern Baccarat', 30],
  ['dragon-baccarat', 'Dragon Baccarat', 45],
  ['baccarat-squeeze', 'Baccarat Squeeze', 90],
]

/**
 * Every table as the studio deals it: the last hand is shown for eight seconds, then bets are taken
 * until two before the next.
 */
export const drawnTables: readonly DrawnGame<'baccarat'>[] = lines.map(([gameCode, name, seconds]) => ({
  gameCode,
  name,
  kind: 'baccarat',
  family: { name: gameCode, page: 'baccarat' },
  periodMs: seconds * second,
  zone: 0,
  openingMs: 8 * second,
  closingMs: 2 * second,
  // Six rows of ten: the road of beads.
  shown: 60,
}))
