import { day } from '@baize/contract'
import type { DrawnGame, Games } from '../game.ts'

/** Public name of a draw: `20261121-007` is the seventh of that day, in the game's own place. */
export function issueOf({ periodMs }: Pick<DrawnGame, 'periodMs'>, number: number): string {
  const local = number * periodMs
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
  const ofDay = Math.floor((local % day) / periodMs) + 1
  return `${date}-${String(ofDay).padStart(day / periodMs > 999 ? 4 : 3, '0')}`
}

/**
 * Name of the draw that a bet is on, which is its number where it has no time; null for rounds that
 * are drawn by themselves.
 */
export function issueOfRound(
  games: Games,
  { gameCode, draw }: { gameCode: string; draw: number | null },
): string | null {
  if (draw === null) return null
  const game = games.drawnOf(gameCode)
  return game ? issueOf(game, draw) : String(draw)
}
