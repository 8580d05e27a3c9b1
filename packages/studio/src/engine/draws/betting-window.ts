import type { DrawnGame } from '../game.ts'

/** One period of a game: bets go on it from when it opens until it closes, and then it is drawn. Times are milliseconds since 1970. */
export interface Period {
  number: number
  opensAt: number
  closesAt: number
  drawsAt: number
}

const hour = 3_600_000
const day = 24 * hour

/** Number of the period that a moment lies in. Periods divide the days of the game's own place. */
export const numberAt = ({ periodMs, zone }: DrawnGame, now: number): number =>
  Math.floor((now + zone * hour) / periodMs)

export function periodOf(game: DrawnGame, number: number): Period {
  const drawsAt = (number + 1) * game.periodMs - game.zone * hour
  const opensAt = drawsAt - game.periodMs + (game.openingMs ?? 0)
  return { number, opensAt, closesAt: drawsAt - game.closingMs, drawsAt }
}

/** Public name of a draw: `20261121-007` is the seventh of that day, in the game's own place. */
export function issueOf({ periodMs }: Pick<DrawnGame, 'periodMs'>, number: number): string {
  const local = number * periodMs
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
  const ofDay = Math.floor((local % day) / periodMs) + 1
  return `${date}-${String(ofDay).padStart(day / periodMs > 999 ? 4 : 3, '0')}`
}
