import { decimals } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Driver } from './drive-round.ts'
import { openSession } from './open-session.ts'
import { playRound } from './play-round.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'

export interface Seeding {
  launches: { code: string; gameCode: string }[]
  /** Rounds per launch. */
  spins: number
}

export interface Seeded {
  rounds: number
  /** Launches that did not get all their rounds, with the reason. */
  cut: { gameCode: string; code: string }[]
}

/** Launches played side by side. */
const hands = 4

async function playOne(deps: Deps, driver: Driver, session: Session, spins: number): Promise<number> {
  const stakes = deps.games.rulesOf(session.gameCode).stakes(decimals(session.currency))
  for (let spin = 0; spin < spins; spin++) {
    // Most people stake little: the first stakes come up more often than the last.
    const [first = 0, second = 0] = deps.random.bytes(2)
    const stake = stakes[Math.min(first, second) % stakes.length] ?? 0n
    await playRound(deps, driver, session, {
      stake,
      requestId: `seed-${spin}-${crypto.randomUUID()}`,
      withoutPause: true,
    })
  }
  return spins
}

/**
 * Plays real rounds for seeded players, through the same wallet calls as everybody's, so that boards and histories are
 * made of rounds that can be checked. Only the pause between two spins is left out.
 */
export async function playSeededRounds(deps: Deps, driver: Driver, { launches, spins }: Seeding): Promise<Seeded> {
  const result: Seeded = { rounds: 0, cut: [] }
  const waiting = [...launches]
  const hand = async () => {
    for (let launch = waiting.shift(); launch; launch = waiting.shift()) {
      const { code, gameCode } = launch
      try {
        const { session } = await openSession(deps, { launchCode: code, gameCode })
        result.rounds += await playOne(deps, driver, session, spins)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        result.cut.push({ gameCode, code: error.code })
      }
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return result
}
