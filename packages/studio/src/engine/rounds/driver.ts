import type { Deps } from '../deps.ts'
import { openRounds, type Round, roundById } from '../store/rounds.ts'
import { steps } from './steps.ts'

/** Takes rounds to their end, one step at a time for each. */
export interface Driver {
  /** Takes a round as far as the operator answers. Asked twice at once, both get the same. */
  drive(round: Round): Promise<Round>
  /** Tries every open round now, whatever its pause. */
  settle(): Promise<Round[]>
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>
}

async function advance(deps: Deps, round: Round): Promise<Round> {
  const next = await steps[round.state]?.(deps, round)
  if (!next || next.state === round.state) return next ?? round
  return advance(deps, next)
}

/** @param changed - called with every round that was driven, whatever came of it */
export function createDriver(deps: Deps, changed: (round: Round) => void): Driver {
  const running = new Map<string, Promise<Round>>()

  const drive = (round: Round): Promise<Round> => {
    const already = running.get(round.id)
    if (already) return already
    // Read again: another call may have taken it on since the caller read it.
    const current = roundById(deps.store, round.id) ?? round
    const run = advance(deps, current).finally(() => {
      running.delete(round.id)
      changed(current)
    })
    running.set(round.id, run)
    return run
  }

  return {
    drive,
    settle: () => Promise.all(openRounds(deps.store).map(drive)),
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running.values())
    },
  }
}
