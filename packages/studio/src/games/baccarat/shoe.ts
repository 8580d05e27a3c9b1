/** Decks in the shoe that every hand is dealt from, shuffled anew each time. */
const decks = 8
const deck = 52
/** Max cards of a hand: three for each side. */
const maxCards = 6

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const suits = ['♠', '♥', '♦', '♣'] as const
export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]

export interface Card {
  rank: Rank
  suit: Suit
}

/**
 * A draw takes one number below each of these: the place of a card among those that are left in the
 * shoe.
 */
export const shoeUpperBounds: readonly number[] = Array.from({ length: maxCards }, (_, i) => decks * deck - i)

/** Cards of the shoe by their places in the full one, as they are taken out one after the other. */
function placesOf(stops: readonly number[]): number[] {
  const places: number[] = []
  for (const stop of stops) {
    // Every card that is gone and lay before this one moves it on by a place.
    const place = [...places].sort((a, b) => a - b).reduce((at, drawn) => (drawn <= at ? at + 1 : at), stop)
    places.push(place)
  }
  return places
}

const cardAt = (place: number): Card => ({
  rank: ranks[place % ranks.length] as Rank,
  suit: suits[Math.floor((place % deck) / ranks.length)] as Suit,
})

/** The cards that lie uppermost in the shoe, in the order in which they are dealt. */
export const cardsOf = (stops: readonly number[]): Card[] => placesOf(stops).map(cardAt)

/** `10♠` */
export const writeCard = ({ rank, suit }: Card): string => `${rank}${suit}`

/** The card that a text writes; null where it writes none. */
export function readCard(text: string): Card | null {
  const [rank, suit] = [ranks.find(each => each === text.slice(0, -1)), suits.find(each => each === text.slice(-1))]
  return rank && suit ? { rank, suit } : null
}

/** Value of a card in baccarat: the ace one, tens and pictures nothing. */
export const countOf = ({ rank }: Card): number => (ranks.indexOf(rank) + 1 < 10 ? ranks.indexOf(rank) + 1 : 0)
