import { type Card, countOf } from './shoe.ts'

export interface Hand {
  player: readonly Card[]
  banker: readonly Card[]
  playerTotal: number
  bankerTotal: number
}

/** Sides of a hand that can win it. */
export type Winner = 'player' | 'banker' | 'tie'

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) % 10

/**
 * Counts of the player's third card at which the banker takes one, too, by the banker's total of
 * two (the usual tableau). At a total up to two the banker always does, at seven never.
 */
export const bankerTakesAt: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/**
 * Whether the player's side takes a third card: with a total up to five, where nobody has eight or
 * nine at once.
 */
export const playerTakes = (player: number, banker: number): boolean => player <= 5 && banker < 8

/**
 * Whether the banker's side takes a third card.
 * @param third - count of the player's third card, null where there is none
 */
export function bankerTakes(player: number, banker: number, third: number | null): boolean {
  if (player >= 8 || banker >= 8) return false
  if (third === null) return banker <= 5
  return banker <= 2 || (bankerTakesAt[banker]?.includes(third) ?? false)
}

/**
 * Plays a hand by the fixed rules. Cards are dealt in turn: player, banker, player, banker, then
 * third cards.
 */
export function handOf(cards: readonly Card[]): Hand {
  const [p1, b1, p2, b2, ...rest] = cards
  const player = [p1, p2].filter(card => card !== undefined)
  const banker = [b1, b2].filter(card => card !== undefined)
  const totals = () => [totalOf(player.map(countOf)), totalOf(banker.map(countOf))] as const
  const [playerTwo, bankerTwo] = totals()
  const third = playerTakes(playerTwo, bankerTwo) ? rest.shift() : undefined
  if (third) player.push(third)
  const last = bankerTakes(playerTwo, bankerTwo, third ? countOf(third) : null) ? rest.shift() : undefined
  if (last) banker.push(last)
  const [playerTotal, bankerTotal] = totals()
  return { player, banker, playerTotal, bankerTotal }
}

/** The cards of a hand as they were dealt. */
export const dealtOf = ({ player, banker }: Pick<Hand, 'player' | 'banker'>): Card[] =>
  [player[0], banker[0], player[1], banker[1], player[2], banker[2]].filter(card => card !== undefined)

export const winnerOf = ({ playerTotal, bankerTotal }: Pick<Hand, 'playerTotal' | 'bankerTotal'>): Winner =>
  playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'

/** Whether the first two cards of a side are of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank
