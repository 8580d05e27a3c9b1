/** A card is a number: suits of thirteen after one another, each from the two to the ace. */
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Suit = (typeof suits)[number]
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

export const deckSize = suits.length * ranks.length

/** Place of a card's suit among the suits. */
export const suitOf = (card: number): number => Math.floor(card / ranks.length)
/** Rank of a card within its suit: the two is 0, the ace 12. */
export const rankOf = (card: number): number => card % ranks.length
export const suitName = (card: number): Suit => suits[suitOf(card)] ?? 'clubs'
export const rankName = (card: number): string => ranks[rankOf(card)] ?? ''

/** The lowest of some cards; of two that are as high, the one whose suit comes first. */
export const lowestOf = (cards: readonly number[]): number | undefined =>
  [...cards].sort((a, b) => rankOf(a) - rankOf(b) || a - b)[0]

/**
 * Whether the second card takes the first: higher in its suit, or a trump on a card that is none.
 */
export function takes(second: number, first: number, trump: number): boolean {
  if (suitOf(second) === suitOf(first)) return second > first
  return suitOf(second) === suitOf(trump)
}
