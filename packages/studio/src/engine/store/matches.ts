import { publicDraw } from './draws.ts'
import type { Store } from './open.ts'

/** `open` waits for people, `void` gave every stake back. */
export type MatchState = 'open' | 'playing' | 'ended' | 'void'

/**
 * A match of a room. Its secret is that of the draw of the same number. Times are milliseconds
 * since 1970 on the studio's clock.
 */
export interface StoredMatch {
  gameCode: string
  number: number
  room: string
  currency: string
  state: MatchState
  /** The deal, drawn when both had sat down. */
  deal: number[] | null
  moves: number[]
  /** Both players' parts of the seed. */
  clientSeed: string | null
  /** Deadline of the empty seat, or of the player to move. */
  dueAt: number | null
  /** Counts the changes that those at the table can see. */
  version: number
}

export interface Seat {
  gameCode: string
  number: number
  place: 0 | 1
  player: string
  nickname: string
  clientSeed: string
  roundId: string
  /** Turns in a row that this player let pass. */
  missed: number
}

const matchColumns = `game_code AS gameCode, number, room, currency, state, deal, moves, client_seed AS clientSeed, due_at AS dueAt, version`
const seatColumns = `game_code AS gameCode, number, place, player, nickname, client_seed AS clientSeed, round_id AS roundId, missed`

const read = (row: unknown): StoredMatch | null => {
  if (!row) return null
  const { deal, moves, ...rest } = row as Omit<StoredMatch, 'deal' | 'moves'> & { deal: string | null; moves: string }
  return { ...rest, deal: deal === null ? null : (JSON.parse(deal) as number[]), moves: JSON.parse(moves) as number[] }
}
const readAll = (rows: unknown[]): StoredMatch[] => rows.map(read).filter(match => match !== null)

/** Names a match among those of its game. */
export type MatchKey = Pick<StoredMatch, 'gameCode' | 'number'>

/** Adds a match that waits for people; its draw is there already. */
export function addMatch(store: Store, match: MatchKey & Pick<StoredMatch, 'room' | 'currency'>): void {
  store
    .prepare(
      `INSERT INTO game_match (game_code, number, room, currency, state) VALUES (:gameCode, :number, :room, :currency, 'open')`,
    )
    .run({ gameCode: match.gameCode, number: match.number, room: match.room, currency: match.currency })
}

export const storedMatch = (store: Store, { gameCode, number }: MatchKey): StoredMatch | null =>
  read(store.prepare(`SELECT ${matchColumns} FROM game_match WHERE game_code = ? AND number = ?`).get(gameCode, number))

/** Matches that are not over. */
export const liveMatches = (store: Store): StoredMatch[] =>
  readAll(
    store.prepare(`SELECT ${matchColumns} FROM game_match WHERE state IN ('open', 'playing') ORDER BY number`).all(),
  )

/** The match of a room that has an empty seat, the longest waiting first. */
export const matchWithSeat = (store: Store, gameCode: string, room: string, currency: string): StoredMatch | null =>
  read(
    store
      .prepare(
        `SELECT ${matchColumns} FROM game_match AS m WHERE game_code = ? AND room = ? AND currency = ? AND state = 'open'
           AND (SELECT count(*) FROM seat WHERE seat.game_code = m.game_code AND seat.number = m.number) < 2
         ORDER BY number LIMIT 1`,
      )
      .get(gameCode, room, currency),
  )

/** Changes a match; what is not named stays. Every change counts. */
export function changeMatch(
  store: Store,
  { gameCode, number }: MatchKey,
  change: Partial<Pick<StoredMatch, 'state' | 'deal' | 'moves' | 'clientSeed' | 'dueAt'>>,
): void {
  const { state, deal, moves, clientSeed, dueAt } = change
  store
    .prepare(
      `UPDATE game_match SET version = version + 1, state = coalesce(:state, state), deal = coalesce(:deal, deal), moves = coalesce(:moves, moves),
         client_seed = coalesce(:clientSeed, client_seed), due_at = iif(:dueGiven, :dueAt, due_at)
       WHERE game_code = :gameCode AND number = :number`,
    )
    .run({
      gameCode,
      number,
      state: state ?? null,
      deal: deal ? JSON.stringify(deal) : null,
      moves: moves ? JSON.stringify(moves) : null,
      clientSeed: clientSeed ?? null,
      dueGiven: dueAt === undefined ? 0 : 1,
      dueAt: dueAt ?? null,
    })
}

export function addSeat(store: Store, seat: Omit<Seat, 'missed'>): void {
  store
    .prepare(
      `INSERT INTO seat (game_code, number, place, player, nickname, client_seed, round_id)
       VALUES (:gameCode, :number, :place, :player, :nickname, :clientSeed, :roundId)`,
    )
    .run({ ...seat })
}

export function dropSeat(store: Store, { gameCode, number, place }: Seat): void {
  store.prepare('DELETE FROM seat WHERE game_code = ? AND number = ? AND place = ?').run(gameCode, number, place)
}

export function countMissed(store: Store, { gameCode, number, place }: Seat, missed: number): void {
  store
    .prepare('UPDATE seat SET missed = ? WHERE game_code = ? AND number = ? AND place = ?')
    .run(missed, gameCode, number, place)
}

/** Seats of a match that are taken, by place. */
export const seatsOf = (store: Store, { gameCode, number }: MatchKey): Seat[] =>
  store
    .prepare(`SELECT ${seatColumns} FROM seat WHERE game_code = ? AND number = ? ORDER BY place`)
    .all(gameCode, number) as unknown as Seat[]

/** The seat of a player at a match that is not over; there is at most one of a game. */
export const liveSeatOf = (store: Store, player: string, gameCode: string): Seat | null =>
  (store
    .prepare(
      `SELECT ${seatColumns} FROM seat WHERE player = ? AND game_code = ?
         AND (SELECT state FROM game_match AS m WHERE m.game_code = seat.game_code AND m.number = seat.number) IN ('open', 'playing')`,
    )
    .get(player, gameCode) as Seat | undefined) ?? null

/** Number of people in each room of a game, whatever their currency. */
export const peopleIn = (store: Store, gameCode: string): Map<string, number> =>
  new Map(
    store
      .prepare(
        `SELECT room, count(*) AS people FROM seat JOIN game_match AS m ON m.game_code = seat.game_code AND m.number = seat.number
         WHERE m.game_code = ? AND m.state IN ('open', 'playing') GROUP BY room`,
      )
      .all(gameCode)
      .map(row => [String(row['room']), Number(row['people'])] as const),
  )

/** Rooms that the studio's staff have closed. */
export const closedRooms = (store: Store): Set<string> =>
  new Set(
    store
      .prepare('SELECT room FROM closed_room')
      .all()
      .map(row => String(row['room'])),
  )

/**
 * Closes a room for players who are not in it yet, or opens it again.
 * @returns whether that changes anything
 */
export function closeRoom(store: Store, room: string, closed: boolean): boolean {
  const { changes } = store
    .prepare(
      closed
        ? 'INSERT INTO closed_room (room) VALUES (?) ON CONFLICT DO NOTHING'
        : 'DELETE FROM closed_room WHERE room = ?',
    )
    .run(room)
  return changes > 0
}

/**
 * The seed under a match as anybody may see it: what both players added to it belongs to it, and
 * the secret after the end.
 */
export const publicMatch = (store: Store, key: MatchKey) => {
  const clientSeed = storedMatch(store, key)?.clientSeed
  return { ...publicDraw(store, key.gameCode, key.number), ...(clientSeed && { clientSeed }) }
}
