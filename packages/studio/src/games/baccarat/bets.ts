import { type Hand, isPair, winnerOf } from './hand.ts'

/** One thing that can be bet on in a hand. */
export interface TableBet {
  readonly name: string
  /** Pay of a hit besides the stake, in hundredths of it. */
  readonly pays: number
  hits(hand: Hand): boolean
  /** Whether the stake comes back although the bet did not hit. */
  back?(hand: Hand): boolean
  /** Return to player in percent, rounded down; a test counts it from the cards of the shoe. */
  readonly rtp: string
}

const isTie = (hand: Hand): boolean => winnerOf(hand) === 'tie'

/**
 * Everything that can be bet on, as it lies on the felt from left to right. The banker pays a
 * commission of five percent.
 */
export const tableBets = [
  { name: 'playerPair', pays: 1100, hits: ({ player }) => isPair(player), rtp: '89.63' },
  { name: 'player', pays: 100, hits: hand => winnerOf(hand) === 'player', back: isTie, rtp: '98.76' },
  { name: 'tie', pays: 800, hits: isTie, rtp: '85.64' },
  { name: 'banker', pays: 95, hits: hand => winnerOf(hand) === 'banker', back: isTie, rtp: '98.94' },
  { name: 'bankerPair', pays: 1100, hits: ({ banker }) => isPair(banker), rtp: '89.63' },
] as const satisfies readonly TableBet[]
export type BetName = (typeof tableBets)[number]['name']

export const tableBetOf = (name: unknown): (TableBet & { name: BetName }) | null =>
  tableBets.find(bet => bet.name === name) ?? null

/** Amount that a bet gives back for a hand, the stake included, in hundredths of it. */
export function payOf(bet: TableBet, hand: Hand): number {
  if (bet.hits(hand)) return 100 + bet.pays
  return bet.back?.(hand) ? 100 : 0
}
