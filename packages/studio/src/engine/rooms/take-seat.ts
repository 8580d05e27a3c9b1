import { decimals } from '@baize/contract'
import { type Deps, nowOf } from '../deps.ts'
import { addRoundWithBet } from '../rounds/create-round.ts'
import { newRoundId } from '../rounds/round-id.ts'
import { newSecret } from '../fairness/commit-seeds.ts'
import { addDraw, lastNumber } from '../store/draws.ts'
import {
  addMatch,
  addSeat,
  changeMatch,
  closedRooms,
  liveSeatOf,
  matchWithSeat,
  peopleIn,
  seatsOf,
} from '../store/matches.ts'
import { inTransaction } from '../store/open.ts'
import { type Round, roundById, roundByRequest } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'
import type { Room } from '../game.ts'
import { roomOf, seatsPerTable } from './room-seats.ts'
import { timeLimits } from './time-limits.ts'

export interface SeatRequest {
  roomId: string
  /** The player's part of the seed. */
  clientSeed: string
  /** The same id again gets the same seat again. */
  requestId: string
}

/** A match has no time: it is drawn when both sit. */
const never = 8_640_000_000_000_000

/**
 * Makes sure that a room has a match with an empty seat, whose secret is committed to before
 * anybody pays for it.
 */
export async function prepareMatch(deps: Deps, { gameCode, roomId }: Room, currency: string): Promise<void> {
  const { store } = deps
  if (matchWithSeat(store, gameCode, roomId, currency)) return
  const secret = await newSecret(deps)
  inTransaction(store, () => {
    if (matchWithSeat(store, gameCode, roomId, currency)) return
    const number = (lastNumber(store, gameCode) ?? 0) + 1
    addDraw(store, { gameCode, number, closesAt: never, drawsAt: never, ...secret })
    addMatch(store, { gameCode, number, room: roomId, currency })
  })
}

/** The bet of the seat that this request, or an earlier one, took; null where there is none. */
function seatedBefore({ store }: Deps, { player, gameCode }: Session, requestId: string): Round | null {
  const seat = liveSeatOf(store, player, gameCode)
  return seat ? roundById(store, seat.roundId) : roundByRequest(store, player, gameCode, requestId)
}

/** Takes the empty seat, and makes its bet; null where there is none any more. */
function takeEmptySeat(deps: Deps, session: Session, room: Room, order: SeatRequest): Round | null {
  const { store } = deps
  const { player, gameCode, walletSession, currency, nickname } = session
  const before = seatedBefore(deps, session, order.requestId)
  if (before) return before
  if (closedRooms(store).has(room.roomId)) throw new Refusal('ROOM_CLOSED')
  if ((peopleIn(store, gameCode).get(room.roomId) ?? 0) >= room.tables * seatsPerTable) throw new Refusal('ROOM_FULL')
  const match = matchWithSeat(store, gameCode, room.roomId, currency)
  if (!match) return null
  const place = seatsOf(store, match).some(seat => seat.place === 0) ? 1 : 0
  const stake = deps.games.rulesOf(gameCode).stakes(decimals(currency))[room.stake]
  if (stake === undefined) throw new Refusal('BAD_STAKE')
  const { clientSeed, requestId } = order
  const round = addRoundWithBet(store, {
    id: newRoundId(deps.random),
    player,
    gameCode,
    walletSession,
    requestId,
    stake,
    choice: { seat: place },
    currency,
    // The seed is the match's own, and the same for both.
    seedNumber: 0,
    clientSeed,
    nonce: match.number,
    draw: match.number,
    createdAt: nowOf(deps),
  })
  addSeat(store, { gameCode, number: match.number, place, player, nickname, clientSeed, roundId: round.id })
  changeMatch(store, match, { dueAt: nowOf(deps) + timeLimits.opponent })
  return round
}

/**
 * Seats a player and makes the bet that the seat costs, in one step on the disk. Nothing is sent
 * yet. A player who sits already gets that seat.
 * @throws Refusal NOT_FOUND, ROOM_CLOSED, ROOM_FULL
 */
export async function takeSeat(deps: Deps, session: Session, order: SeatRequest): Promise<Round> {
  const room = roomOf(deps.games, session.gameCode, order.roomId)
  if (!room) throw new Refusal('NOT_FOUND')
  await prepareMatch(deps, room, session.currency)
  const round = inTransaction(deps.store, () => takeEmptySeat(deps, session, room, order))
  // Two may want the last seat at once: for the second there is a match of its own.
  return round ?? takeSeat(deps, session, order)
}
