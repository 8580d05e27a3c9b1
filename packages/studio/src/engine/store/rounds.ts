import { openStates, type RoundState } from '../rounds/round-state.ts'
import type { Store } from './open.ts'

/** A bet and what came of it. Amounts are minor units of `currency`. */
export interface Round {
  id: string
  player: string
  gameCode: string
  walletSession: string
  requestId: string
  stake: bigint
  /** Choice of the player beside the stake; the game's rules say what that is. */
  choice: object
  currency: string
  seedNumber: number
  clientSeed: string
  nonce: number
  /**
   * Number of the draw that decides it, among those of its game; null where the round is drawn by
   * itself.
   */
  draw: number | null
  /** The wallet at this vendor that it draws on: that of its session. */
  wallet: string | null
  state: RoundState
  /** Drawn when the bet was accepted, and never before. */
  stops: number[] | null
  win: bigint | null
  /** Balance as the operator last told it, a decimal string. */
  balance: string | null
  /** The operator's code where it refused the bet. */
  refusal: string | null
  /** Whether the result went out to the player's page. */
  told: boolean
  createdAt: number
  endedAt: number | null
}

type Row = Omit<Round, 'stake' | 'win' | 'stops' | 'told' | 'choice'> & {
  stake: number
  choice: string
  win: number | null
  stops: string | null
  told: number
}

const columns = `id, player, game_code AS gameCode, wallet_session AS walletSession, request_id AS requestId, stake, choice, currency,
  seed_number AS seedNumber, client_seed AS clientSeed, nonce, draw, wallet, state, stops, win, balance, refusal, told,
  created_at AS createdAt, ended_at AS endedAt`

const read = (row: unknown): Round | null => {
  if (!row) return null
  const { stake, choice, win, stops, told, ...rest } = row as Row
  return {
    ...rest,
    stake: BigInt(stake),
    choice: JSON.parse(choice) as object,
    win: win === null ? null : BigInt(win),
    stops: stops === null ? null : (JSON.parse(stops) as number[]),
    told: told === 1,
  }
}
const readAll = (rows: unknown[]): Round[] => rows.map(read).filter(round => round !== null)

export type NewRound = Omit<Round, 'wallet' | 'state' | 'stops' | 'win' | 'balance' | 'refusal' | 'told' | 'endedAt'>

export function addRound(store: Store, round: NewRound): void {
  store
    .prepare(
      `INSERT INTO round (id, player, game_code, wallet_session, request_id, stake, choice, currency, seed_number, client_seed, nonce, draw, wallet, state, created_at)
       VALUES (:id, :player, :gameCode, :walletSession, :requestId, :stake, :choice, :currency, :seedNumber, :clientSeed, :nonce, :draw,
         (SELECT wallet FROM session WHERE wallet_session = :walletSession), 'created', :createdAt)`,
    )
    .run({ ...round, choice: JSON.stringify(round.choice) })
}

export const roundById = (store: Store, id: string): Round | null =>
  read(store.prepare(`SELECT ${columns} FROM round WHERE id = ?`).get(id))

export const roundByRequest = (store: Store, player: string, gameCode: string, requestId: string): Round | null =>
  read(
    store
      .prepare(`SELECT ${columns} FROM round WHERE player = ? AND game_code = ? AND request_id = ?`)
      .get(player, gameCode, requestId),
  )

const openList = openStates.map(state => `'${state}'`).join(', ')

/** The round of a player that money still hangs on, bets on draws aside; there is at most one. */
export const openRoundOf = (store: Store, player: string): Round | null =>
  read(
    store
      .prepare(`SELECT ${columns} FROM round WHERE player = ? AND draw IS NULL AND state IN (${openList})`)
      .get(player),
  )

export const openRounds = (store: Store): Round[] =>
  readAll(store.prepare(`SELECT ${columns} FROM round WHERE state IN (${openList}) ORDER BY created_at`).all())

/** A player's rounds at one game, newest first, older than `before` where that is given. */
export const roundsOf = (
  store: Store,
  player: string,
  gameCode: string,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Round[] =>
  readAll(
    store
      .prepare(
        `SELECT ${columns} FROM round WHERE player = ? AND game_code = ? AND created_at < ? AND state <> 'refused'
         ORDER BY created_at DESC, nonce DESC, rowid DESC LIMIT ?`,
      )
      .all(player, gameCode, before, limit),
  )

/** The last bets of a player under one seed, newest first. */
export const roundsUnderSeed = (
  store: Store,
  { player, gameCode, seedNumber }: Pick<Round, 'player' | 'gameCode' | 'seedNumber'>,
  limit: number,
): Pick<Round, 'id' | 'nonce' | 'clientSeed'>[] =>
  store
    .prepare(
      `SELECT id, nonce, client_seed AS clientSeed FROM round
       WHERE player = ? AND game_code = ? AND seed_number = ? AND draw IS NULL AND stops IS NOT NULL ORDER BY nonce DESC LIMIT ?`,
    )
    .all(player, gameCode, seedNumber, limit) as unknown as Pick<Round, 'id' | 'nonce' | 'clientSeed'>[]

/** When the player last played an instant game, whichever it was. */
export const lastPlayedAt = (store: Store, player: string): number =>
  (
    store.prepare('SELECT max(created_at) AS at FROM round WHERE player = ? AND draw IS NULL').get(player) as {
      at: number | null
    }
  ).at ?? 0

/** Bets whose draw was drawn and that were not told so yet, the oldest first. */
export const decidedRounds = (store: Store, limit: number): Round[] =>
  readAll(
    store
      .prepare(
        `SELECT ${columns} FROM round WHERE state = 'waiting'
           AND EXISTS (SELECT 1 FROM draw WHERE draw.game_code = round.game_code AND number = round.draw AND drawn_at IS NOT NULL)
         ORDER BY created_at LIMIT ?`,
      )
      .all(limit),
  )

/** Number of bets of a player on a draw. */
export const betsOn = (store: Store, player: string, gameCode: string, draw: number): number =>
  (
    store
      .prepare('SELECT count(*) AS count FROM round WHERE player = ? AND game_code = ? AND draw = ?')
      .get(player, gameCode, draw) as { count: number }
  ).count

/** Players with a bet on a draw that is still to come. */
export const playersOn = (store: Store, gameCode: string, draw: number): number =>
  Number(
    store
      .prepare(
        "SELECT count(DISTINCT player) AS players FROM round WHERE game_code = ? AND draw = ? AND state = 'waiting'",
      )
      .get(gameCode, draw)?.['players'] ?? 0,
  )
