import type { CommittedSecret } from './seeds.ts'
import type { Store } from './open.ts'

/** A draw of a game that many bet on. Times are milliseconds since 1970 on the platform's clock. */
export interface Draw {
  gameCode: string
  /** Counts the periods of its game. */
  number: number
  closesAt: number
  drawsAt: number
  commitment: string
  stops: number[] | null
  drawnAt: number | null
}
export type NewDraw = Omit<Draw, 'stops' | 'drawnAt'> & CommittedSecret

const columns = `game_code AS gameCode, number, closes_at AS closesAt, draws_at AS drawsAt, commitment, stops, drawn_at AS drawnAt`

const read = (row: unknown): Draw | null => {
  if (!row) return null
  const { stops, ...rest } = row as Omit<Draw, 'stops'> & { stops: string | null }
  return { ...rest, stops: stops === null ? null : (JSON.parse(stops) as number[]) }
}
const readAll = (rows: unknown[]): Draw[] => rows.map(read).filter(draw => draw !== null)

/** Adds a draw with its secret; one that is there stays as it is. */
export function addDraw(store: Store, draw: NewDraw): void {
  store
    .prepare(
      `INSERT INTO draw (game_code, number, closes_at, draws_at, server_seed, commitment)
       VALUES (:gameCode, :number, :closesAt, :drawsAt, :serverSeed, :commitment) ON CONFLICT DO NOTHING`,
    )
    .run({ ...draw })
}

/** Number of the last draw of a game that was added, or null. */
export const lastNumber = (store: Store, gameCode: string): number | null =>
  (
    store.prepare('SELECT max(number) AS number FROM draw WHERE game_code = ?').get(gameCode) as {
      number: number | null
    }
  ).number

/**
 * The next draw of a game that is still to come, whether it takes bets or not; null before the
 * first was added.
 */
export const nextDraw = (store: Store, gameCode: string, now: number): Draw | null =>
  read(
    store
      .prepare(
        `SELECT ${columns} FROM draw WHERE game_code = ? AND drawn_at IS NULL AND draws_at > ? ORDER BY number LIMIT 1`,
      )
      .get(gameCode, now),
  )

/**
 * The draws of a game that are still to come, whether they take bets or not, the next one first.
 */
export const comingDraws = (store: Store, gameCode: string, now: number): Draw[] =>
  readAll(
    store
      .prepare(`SELECT ${columns} FROM draw WHERE game_code = ? AND drawn_at IS NULL AND draws_at > ? ORDER BY number`)
      .all(gameCode, now),
  )

export const drawOf = (store: Store, gameCode: string, number: number): Draw | null =>
  read(store.prepare(`SELECT ${columns} FROM draw WHERE game_code = ? AND number = ?`).get(gameCode, number))

/** The last draws of a game that were drawn, newest first. */
export const drawnDraws = (store: Store, gameCode: string, limit: number): Draw[] =>
  readAll(
    store
      .prepare(`SELECT ${columns} FROM draw WHERE game_code = ? AND drawn_at IS NOT NULL ORDER BY number DESC LIMIT ?`)
      .all(gameCode, limit),
  )

/** Draws whose time has come, with their secrets, the oldest first. */
export const dueDraws = (store: Store, now: number, limit: number) =>
  store
    .prepare(
      `SELECT game_code AS gameCode, number, server_seed AS serverSeed FROM draw
       WHERE drawn_at IS NULL AND draws_at <= ? ORDER BY draws_at LIMIT ?`,
    )
    .all(now, limit) as { gameCode: string; number: number; serverSeed: string }[]

/** When the next draw is due, or null. */
export const nextDrawAt = (store: Store): number | null =>
  (store.prepare('SELECT min(draws_at) AS at FROM draw WHERE drawn_at IS NULL').get() as { at: number | null }).at

/** Keeps what was drawn. A draw that was drawn before stays as it is: each is drawn once. */
export function recordDraw(
  store: Store,
  gameCode: string,
  number: number,
  stops: readonly number[],
  now: number,
): void {
  store
    .prepare('UPDATE draw SET stops = ?, drawn_at = ? WHERE game_code = ? AND number = ? AND drawn_at IS NULL')
    .run(JSON.stringify(stops), now, gameCode, number)
}

export const drawnStops = (store: Store, gameCode: string, number: number): number[] | null =>
  drawOf(store, gameCode, number)?.stops ?? null

/** The seed under a draw with its secret only after it was drawn. */
export const publicDraw = (store: Store, gameCode: string, number: number) =>
  store
    .prepare(
      `SELECT commitment, iif(drawn_at IS NULL, NULL, server_seed) AS serverSeed, drawn_at AS revealedAt
       FROM draw WHERE game_code = ? AND number = ?`,
    )
    .get(gameCode, number) as { commitment: string; serverSeed: string | null; revealedAt: number | null }

/** The secret of a draw, for the studio's own drawing. */
export function secretOfDraw(store: Store, gameCode: string, number: number): string {
  const row = store
    .prepare('SELECT server_seed AS serverSeed FROM draw WHERE game_code = ? AND number = ?')
    .get(gameCode, number) as { serverSeed: string }
  return row.serverSeed
}
