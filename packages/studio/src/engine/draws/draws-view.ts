import type { Deps } from '../deps.ts'
import type { DrawnGame, Games } from '../game.ts'
import { type Draw, drawnDraws, nextDraw, publicDraw } from '../store/draws.ts'
import { Refusal } from '../refusal.ts'
import { periodOf } from './betting-window.ts'
import { issueOf } from './issue.ts'

/** Past draws that a page shows where its game says nothing else. */
const shownResults = 10

const iso = (at: number): string => new Date(at).toISOString()

function gameOf({ games }: Pick<Deps, 'games'>, gameCode: string): DrawnGame {
  const game = games.drawnOf(gameCode)
  if (!game) throw new Refusal('NOT_FOUND')
  return game
}

/** @throws Refusal OPERATOR_DOWN before the platform's clock is known */
function nowOf({ platformClock }: Deps): number {
  const now = platformClock.now()
  if (now === null) throw new Refusal('OPERATOR_DOWN')
  return now
}

/** Public result of a draw. */
const result = (games: Games, game: DrawnGame, { number, drawsAt, stops }: Draw) => ({
  gameCode: game.gameCode,
  issue: issueOf(game, number),
  openedAt: iso(drawsAt),
  numbers: games.drawnRulesOf(game.gameCode)?.resultOf(stops ?? []) ?? [],
})

/**
 * Games with their next draws.
 * @throws Refusal OPERATOR_DOWN
 */
export function gamesView(deps: Deps, games: readonly DrawnGame[]) {
  const now = nowOf(deps)
  return {
    now: iso(now),
    games: games.flatMap(game => {
      const draw = nextDraw(deps.store, game.gameCode, now)
      if (!draw) return []
      const { gameCode, name, periodMs } = game
      const [closesAt, drawsAt] = [iso(draw.closesAt), iso(draw.drawsAt)]
      return [{ gameCode, name, periodMs, issue: issueOf(game, draw.number), closesAt, drawsAt }]
    }),
  }
}

/**
 * The last draws of a game, newest first.
 * @throws Refusal NOT_FOUND where there is no such game
 */
export function resultsView(deps: Deps, gameCode: string, size: number) {
  const game = gameOf(deps, gameCode)
  return { results: drawnDraws(deps.store, gameCode, size).map(draw => result(deps.games, game, draw)) }
}

/**
 * A game as its page shows it: the next draw with what commits to its seed, and the last draws with
 * their seeds.
 * @throws Refusal NOT_FOUND, OPERATOR_DOWN
 */
export function drawsView(deps: Deps, gameCode: string) {
  const game = gameOf(deps, gameCode)
  const now = nowOf(deps)
  const draw = nextDraw(deps.store, gameCode, now)
  if (!draw) throw new Refusal('OPERATOR_DOWN')
  const { number, closesAt, drawsAt, commitment } = draw
  return {
    now: iso(now),
    kind: game.kind,
    next: {
      issue: issueOf(game, number),
      opensAt: iso(periodOf(game, number).opensAt),
      closesAt: iso(closesAt),
      drawsAt: iso(drawsAt),
      commitment,
    },
    results: drawnDraws(deps.store, gameCode, game.shown ?? shownResults).map(past => ({
      ...result(deps.games, game, past),
      nonce: past.number,
      ...publicDraw(deps.store, gameCode, past.number),
    })),
  }
}
export type DrawsView = ReturnType<typeof drawsView>
export type GamesView = ReturnType<typeof gamesView>
