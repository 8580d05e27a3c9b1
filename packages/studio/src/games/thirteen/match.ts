import type { Match, PlayerSide, Trick } from '../../engine/game.ts'
import { deckSize, suitOf, takes } from './cards.ts'

export const otherSeat = (side: PlayerSide): PlayerSide => (side === 0 ? 1 : 0)

/** Cards that each is dealt, and tricks there are. */
export const handSize = 13
/** Tricks that decide a match of thirteen: a tie is impossible. */
export const tricksToWin = 7
const dealt = 2 * handSize + 1
/** Numbers of a deal: hands and trump out of one deck, and who leads. */
export const dealUpperBounds: readonly number[] = [...Array.from({ length: dealt }, (_, i) => deckSize - i), 2]

/** A move is a card, or from here on the place of a player who gives up. */
export const forfeitOf = (side: PlayerSide): number => deckSize + side

/**
 * The beginning of a match by the numbers that were drawn for it: each is a place among the cards
 * that are left.
 */
export function dealOf(drawn: readonly number[]): Match {
  const deck = Array.from({ length: deckSize }, (_, card) => card)
  const taken = drawn.slice(0, dealt).flatMap(place => deck.splice(place, 1))
  const hand = (seat: PlayerSide) => taken.slice(0, 2 * handSize).filter((_, i) => i % 2 === seat)
  return {
    hands: [hand(0), hand(1)],
    trump: taken[dealt - 1] ?? 0,
    turn: drawn[dealt] === 1 ? 1 : 0,
    led: null,
    tricks: [0, 0],
    last: null,
    winner: null,
    by: null,
  }
}

/**
 * The cards that may be played now: those of the suit that was led, or any where there is none of
 * it.
 */
export function legalCards({ hands, turn, led, winner }: Match): readonly number[] {
  if (winner !== null) return []
  const hand = hands[turn]
  const same = led === null ? [] : hand.filter(card => suitOf(card) === suitOf(led))
  return same.length ? same : hand
}

const without = (hands: Match['hands'], place: PlayerSide, card: number): Match['hands'] =>
  place === 0 ? [hands[0].filter(each => each !== card), hands[1]] : [hands[0], hands[1].filter(each => each !== card)]

function endTrick(match: Match, led: number, followed: number): Match {
  const winner = takes(followed, led, match.trump) ? match.turn : otherSeat(match.turn)
  const tricks: Match['tricks'] =
    winner === 0 ? [match.tricks[0] + 1, match.tricks[1]] : [match.tricks[0], match.tricks[1] + 1]
  const last: Trick = { cards: [led, followed], leader: otherSeat(match.turn), winner }
  const after = { ...match, led: null, tricks, last, turn: winner }
  return tricks[winner] >= tricksToWin ? { ...after, winner, by: 'tricks' } : after
}

/** The match after one more move. A card must be one of `legalCards`. */
export function moved(match: Match, move: number): Match {
  if (move >= deckSize) return { ...match, winner: otherSeat(move === forfeitOf(0) ? 0 : 1), by: 'surrender' }
  const after = { ...match, hands: without(match.hands, match.turn, move) }
  return match.led === null ? { ...after, led: move, turn: otherSeat(match.turn) } : endTrick(after, match.led, move)
}

/** A match by its deal and what was played since. */
export const matchOf = (deal: readonly number[], moves: readonly number[]): Match => moves.reduce(moved, dealOf(deal))
