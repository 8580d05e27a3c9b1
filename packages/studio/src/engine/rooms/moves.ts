import { type Deps, nowOf } from '../deps.ts'
import { planRollback } from '../rounds/rollback.ts'
import { recordDraw } from '../store/draws.ts'
import {
  changeMatch,
  countMissed,
  dropSeat,
  type StoredMatch,
  storedMatch,
  type Seat,
  seatsOf,
} from '../store/matches.ts'
import { inTransaction } from '../store/open.ts'
import { roundById } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import type { CardGame, Match } from '../game.ts'
import { Refusal } from '../refusal.ts'
import { timeLimits } from './time-limits.ts'

export interface CardMove {
  match: number
  /** Moves that the player has seen: the same card again is no other move. */
  moves: number
  card: number
}

/** Rules of the card game of a match. */
export function cardRulesOf({ games }: Pick<Deps, 'games'>, gameCode: string): CardGame {
  const cards = games.cardGameOf(gameCode)
  if (!cards) throw new Error(`${gameCode} has no rooms`)
  return cards
}

export const replayMatch = (deps: Pick<Deps, 'games'>, { gameCode, deal, moves }: StoredMatch): Match | null =>
  deal && cardRulesOf(deps, gameCode).matchOf(deal, moves)

/**
 * Keeps a move, and with the last one what decides both bets: deal and moves, once and for all.
 * Inside the caller's transaction.
 */
export function recordMove(deps: Deps, match: StoredMatch, move: number): void {
  const { store } = deps
  const moves = [...match.moves, move]
  const deal = match.deal ?? []
  if (cardRulesOf(deps, match.gameCode).matchOf(deal, moves).winner === null) {
    changeMatch(store, match, { moves, dueAt: nowOf(deps) + timeLimits.turn })
    return
  }
  changeMatch(store, match, { moves, state: 'ended', dueAt: null })
  recordDraw(store, match.gameCode, match.number, [...deal, ...moves], nowOf(deps))
}

/**
 * Frees a seat at a match that has not begun, and plans the rollback of its stake. Inside the
 * caller's transaction.
 */
export function freeSeat(deps: Deps, match: StoredMatch, seat: Seat): void {
  const round = roundById(deps.store, seat.roundId)
  if (round?.state === 'waiting') planRollback(deps, round)
  dropSeat(deps.store, seat)
  changeMatch(deps.store, match, {})
}

/**
 * The match that a player sits at, and the seat.
 * @throws Refusal NOT_FOUND
 */
export function seatAt(
  { store }: Deps,
  { player, gameCode }: Session,
  number: number,
): { match: StoredMatch; seat: Seat } {
  const match = storedMatch(store, { gameCode, number })
  const seat = match && seatsOf(store, match).find(each => each.player === player)
  if (!seat) throw new Refusal('NOT_FOUND')
  return { match, seat }
}

/**
 * Plays a card. The same card for the same move again changes nothing.
 * @throws Refusal NOT_FOUND, NOT_YOUR_TURN, BAD_CARD
 */
export function playCard(deps: Deps, session: Session, { match: number, moves, card }: CardMove): void {
  inTransaction(deps.store, () => {
    const { match, seat } = seatAt(deps, session, number)
    if (match.moves[moves] === card) return
    const standing = match.state === 'playing' ? replayMatch(deps, match) : null
    if (standing?.turn !== seat.place || moves !== match.moves.length) throw new Refusal('NOT_YOUR_TURN')
    if (!cardRulesOf(deps, match.gameCode).legalCards(standing).includes(card)) throw new Refusal('BAD_CARD')
    countMissed(deps.store, seat, 0)
    recordMove(deps, match, card)
  })
}

/**
 * Gets up: before the match the stake comes back, during it the match is lost.
 * @throws Refusal NOT_FOUND
 */
export function leaveSeat(deps: Deps, session: Session, number: number): void {
  inTransaction(deps.store, () => {
    const { match, seat } = seatAt(deps, session, number)
    if (match.state === 'playing') recordMove(deps, match, cardRulesOf(deps, match.gameCode).forfeitOf(seat.place))
    // A bet that is on its way cannot be taken back before it is answered.
    if (match.state === 'open' && roundById(deps.store, seat.roundId)?.state === 'waiting') freeSeat(deps, match, seat)
  })
}
