import { hour } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { DrawnGame } from '../game.ts'
import { type Draw, drawOf } from '../store/draws.ts'

/**
 * Period of a drawn game: bets on it are taken from when it opens until it closes, and then it is
 * drawn. Times are milliseconds since 1970.
 *
 * The lengths (`periodMs`, `openingMs`, `closingMs`) are data of each game:
 * `games/lottery/drawn-games.ts`, `games/baccarat/rules.ts` and
 * `games/sportsbook/fixtures/books.ts`.
 */
export interface Period {
  number: number
  opensAt: number
  closesAt: number
  drawsAt: number
}

/** Number of the period that a moment lies in. Periods divide the days of the game's own place. */
export const numberAt = ({ periodMs, zone }: DrawnGame, now: number): number =>
  Math.floor((now + zone * hour) / periodMs)

export function periodOf(game: DrawnGame, number: number): Period {
  const drawsAt = (number + 1) * game.periodMs - game.zone * hour
  const opensAt = drawsAt - game.periodMs + (game.openingMs ?? 0)
  return { number, opensAt, closesAt: drawsAt - game.closingMs, drawsAt }
}

/**
 * Whether the next draw of a game takes bets: it may open only after the last result was shown, and
 * it closes before it is drawn.
 */
export const takesBets = (game: DrawnGame, { number, closesAt }: Draw, now: number): boolean =>
  now >= periodOf(game, number).opensAt && now < closesAt

/**
 * Whether a draw that a bet names is committed to, not drawn, and not closed by the platform's
 * clock.
 */
export function isDrawOpen({ store, platformClock }: Deps, gameCode: string, number: number): boolean {
  const now = platformClock.now()
  const draw = drawOf(store, gameCode, number)
  return now !== null && draw !== null && draw.drawnAt === null && now < draw.closesAt
}
