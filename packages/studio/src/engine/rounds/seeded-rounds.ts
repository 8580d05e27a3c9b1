import { decimals } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Driver } from './drive-round.ts'
import { openSession } from './open-session.ts'
import { playRound } from './play-round.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'

export interface SeededRoundsRequest {
  launches: { code: string; gameCode: string }[]
  /** Rounds per launch. */
  spins: number
}

export interface SeededRoundsResult {
  rounds: number
  /** Launches that did not get all their rounds, with the reason. */
  cut: { gameCode: string; code: string }[]
}

/** Launches played side by side. */
const launchesAtOnce = 4

async function playLaunch(deps: Deps, driver: Driver, session: Session, count: number): Promise<number> {
  const stakes = deps.games.rulesOf(session.gameCode).stakes(decimals(session.currency))
  for (let round = 0; round < count; round++) {
    // Most people stake little: the first stakes come up more often than the last.
    const [first = 0, second = 0] = deps.random.bytes(2)
    const stake = stakes[Math.min(first, second) % stakes.length] ?? 0n
    await playRound(deps, driver, session, {
      stake,
      requestId: `seed-${round}-${crypto.randomUUID()}`,
      withoutPause: true,
    })
  }
  return count
}

/**
 * Plays real rounds for seeded players, through the same wallet calls as everybody's, so that
 * boards and histories are made of rounds that can be checked. Only the pause between two rounds is
 * left out.
 */
export async function playSeededRounds(
  deps: Deps,
  driver: Driver,
  { launches, spins }: SeededRoundsRequest,
): Promise<SeededRoundsResult> {
  const result: SeededRoundsResult = { rounds: 0, cut: [] }
  const waiting = [...launches]
  const hand = async () => {
    for (let launch = waiting.shift(); launch; launch = waiting.shift()) {
      const { code, gameCode } = launch
      try {
        const { session } = await openSession(deps, { launchCode: code, gameCode })
        result.rounds += await playLaunch(deps, driver, session, spins)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        result.cut.push({ gameCode, code: error.code })
      }
    }
  }
  await Promise.all(Array.from({ length: launchesAtOnce }, hand))
  return result
}
