import type { Deps } from '../deps.ts'
import { drawNumbers } from '../fairness/draw.ts'
import type { DrawnGame } from '../game.ts'
import type { Driver } from '../rounds/drive-round.ts'
import { newSecret } from '../fairness/commit-seeds.ts'
import { addDraw, dueDraws, recordDraw, lastNumber, nextDrawAt } from '../store/draws.ts'
import { inTransaction } from '../store/open.ts'
import { decidedRounds } from '../store/rounds.ts'
import { numberAt, periodOf } from './betting-window.ts'

/** Draws of each game that are committed to before they take bets. */
const drawsAhead = 3
/** Draws of each game that are made up for after a downtime; nobody could bet on them. */
const maxCatchUp = 20
/** Draws drawn, and bets settled, per batch. */
const batchSize = 50

/** Numbers of the draws that a game should have by now and has not. */
function missingDrawNumbers({ store }: Deps, game: DrawnGame, now: number): number[] {
  const current = numberAt(game, now)
  const last = lastNumber(store, game.gameCode)
  const from = Math.max((last ?? current - maxCatchUp - 1) + 1, current - maxCatchUp)
  return Array.from({ length: Math.max(0, current + drawsAhead - from + 1) }, (_, i) => from + i)
}

/** Commits to the draws to come: each has its secret before anybody can bet on it. */
async function prepare(deps: Deps, game: DrawnGame, now: number): Promise<void> {
  const numbers = missingDrawNumbers(deps, game, now)
  if (!numbers.length) return
  const draws = await Promise.all(
    numbers.map(async number => {
      const { closesAt, drawsAt } = periodOf(game, number)
      return { gameCode: game.gameCode, number, closesAt, drawsAt, ...(await newSecret(deps)) }
    }),
  )
  inTransaction(deps.store, () => draws.forEach(draw => addDraw(deps.store, draw)))
}

/**
 * Draws what is due, each once, with or without bets. The game's code is used in place of a
 * player's seed.
 */
async function drawDue(deps: Deps, now: number): Promise<void> {
  const { store, games } = deps
  const due = dueDraws(store, now, batchSize)
  const drawn = await Promise.all(
    due.map(async ({ gameCode, number, serverSeed }) => {
      const { upperBounds } = games.rulesOf(gameCode)
      const stops = await drawNumbers({ serverSeed, clientSeed: gameCode, nonce: number }, upperBounds)
      return { gameCode, number, stops }
    }),
  )
  inTransaction(store, () =>
    drawn.forEach(({ gameCode, number, stops }) => recordDraw(store, gameCode, number, stops, now)),
  )
  if (due.length === batchSize) await drawDue(deps, now)
}

/** Pays the bets whose draw was drawn. What the operator does not answer, the queue repeats. */
async function settleDecided(deps: Deps, driver: Driver): Promise<void> {
  const rounds = decidedRounds(deps.store, batchSize)
  await Promise.all(rounds.map(round => driver.drive(round)))
  if (rounds.length === batchSize) await settleDecided(deps, driver)
}

/**
 * Commits to the draws to come, draws those that are due by the platform's clock, and settles the
 * bets on them. A run that was interrupted is continued by the next one from what is stored.
 */
export async function runDueDraws(deps: Deps, driver: Driver): Promise<void> {
  await deps.platformClock.sync()
  const now = deps.platformClock.now()
  if (now === null) return
  for (const game of deps.games.drawnGames) await prepare(deps, game, now)
  await drawDue(deps, now)
  await settleDecided(deps, driver)
}

/** Milliseconds until the next draw is due, where that is known. */
export function untilNextDraw({ store, platformClock }: Deps): number | null {
  const [now, at] = [platformClock.now(), nextDrawAt(store)]
  return now === null || at === null ? null : at - now
}
