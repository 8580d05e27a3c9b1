import { decimals, fromMinor } from '@baize/contract'
import { type Deps, nowOf } from '../deps.ts'
import { type RoundView, roundView } from '../rounds/round-view.ts'
import { publicDraw } from '../store/draws.ts'
import { closedRooms, type StoredMatch, type MatchState, peopleIn, type Seat, seatsOf } from '../store/matches.ts'
import { roundById } from '../store/rounds.ts'
import type { Match, PlayerSide, Trick } from '../game.ts'
import { cardRulesOf, replayMatch } from './moves.ts'
import { roomsOf, seatsPerTable } from './room-seats.ts'

/** A room as anybody may see it. Amounts are decimal strings. */
export interface RoomView {
  roomId: string
  name: string
  /** Balance needed to sit down, and the stake: one for everybody in the room. */
  minEntry: string
  minBet: string
  maxBet: string
  /** Prize of a match. */
  prize: string
  players: number
  capacity: number
  state: 'open' | 'full' | 'closed'
}

/** The rooms of a game in a currency, with who is in them at this moment. */
export function roomsView({ store, games }: Deps, gameCode: string, currency: string): RoomView[] {
  const people = peopleIn(store, gameCode)
  const closed = closedRooms(store)
  return roomsOf(games, gameCode).map(({ roomId, name, stake: place, tables }) => {
    const stake = games.rulesOf(gameCode).stakes(decimals(currency))[place] ?? 0n
    const [amount, players, capacity] = [fromMinor(stake, currency), people.get(roomId) ?? 0, tables * seatsPerTable]
    const state = closed.has(roomId) ? 'closed' : players >= capacity ? 'full' : 'open'
    const prize = fromMinor(cardRulesOf({ games }, gameCode).prizeOf(stake), currency)
    return { roomId, name, minEntry: amount, minBet: amount, maxBet: amount, prize, players, capacity, state }
  })
}

/** A player at a table, without the cards. */
export interface PersonView {
  nickname: string
  tricks: number
  cards: number
}

/**
 * A table as one of the two who sit at it sees it: of the other hand only how many cards it has.
 */
export interface TableView {
  /** Another one whenever something changed. */
  stamp: string
  match: number
  roomId: string
  state: MatchState
  seat: PlayerSide
  people: [PersonView | null, PersonView | null]
  hand: readonly number[]
  legal: readonly number[]
  trump: number | null
  led: number | null
  last: Trick | null
  turn: PlayerSide | null
  /** Milliseconds until the turn, or the wait for somebody else, is over. */
  endsInMs: number | null
  moves: number
  winner: PlayerSide | null
  by: Match['by']
  commitment: string
  /** Revealed with the end. */
  serverSeed: string | null
  clientSeed: string | null
  round: RoundView
}

/** The beginning of a name, as others may see it. */
const masked = (nickname: string): string => `${nickname.slice(0, 2)}***`

function personView(
  seats: readonly Seat[],
  standing: Match | null,
  place: PlayerSide,
  own: PlayerSide,
): PersonView | null {
  const seat = seats.find(each => each.place === place)
  if (!seat) return null
  const nickname = place === own ? seat.nickname : masked(seat.nickname)
  return { nickname, tricks: standing?.tricks[place] ?? 0, cards: standing?.hands[place].length ?? 0 }
}

/** Match as a player at it may see it. */
export function tableView(deps: Deps, match: StoredMatch, { place: own, roundId }: Seat): TableView {
  const { store } = deps
  const { gameCode, number, state, dueAt, version, clientSeed } = match
  const round = roundById(store, roundId)
  if (!round) throw new Error(`A seat of match ${number} has no bet`)
  const seats = seatsOf(store, match)
  const standing = replayMatch(deps, match)
  const playing = state === 'playing' ? standing : null
  const { commitment, serverSeed } = publicDraw(store, gameCode, number)
  return {
    stamp: `${number}.${version}.${round.state}`,
    match: number,
    roomId: match.room,
    state,
    seat: own,
    people: [personView(seats, standing, 0, own), personView(seats, standing, 1, own)],
    hand: standing?.hands[own] ?? [],
    legal: playing?.turn === own ? cardRulesOf(deps, gameCode).legalCards(playing) : [],
    trump: standing?.trump ?? null,
    led: standing?.led ?? null,
    last: standing?.last ?? null,
    turn: playing?.turn ?? null,
    endsInMs: dueAt === null ? null : Math.max(0, dueAt - nowOf(deps)),
    moves: match.moves.length,
    winner: standing?.winner ?? null,
    by: standing?.by ?? null,
    commitment,
    serverSeed,
    clientSeed,
    round: roundView(deps.games, round),
  }
}
