import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { Lanes, LanesFull } from './bounded-queue.ts'

/** Two, as many as there may be hashes at a time: with more, they take Node's whole thread pool and file reads wait for seconds. */
const width = 2
/** Seconds after which a full queue has surely moved. */
const retryAfter = 2

export interface BusyLanes {
  /** @throws Refusal BUSY where the queue is full */
  run<T>(deps: Deps, work: () => Promise<T>): Promise<T>
  /** How much is held now, how much was at most, and for how much there is room. */
  load(deps: Deps): { now: number; most: number; room: number }
}

/** Work of one kind goes through two lanes with a bounded queue before them, on each platform. */
export function busyLanes(): BusyLanes {
  const ofPlatform = new WeakMap<Deps, Lanes>()
  const lanesOf = (deps: Deps): Lanes => {
    const lanes = ofPlatform.get(deps) ?? new Lanes(width, deps.config.limits.passwordQueue)
    ofPlatform.set(deps, lanes)
    return lanes
  }
  return {
    run: async (deps, work) => {
      try {
        return await lanesOf(deps).run(work)
      } catch (error) {
        throw error instanceof LanesFull ? new Refusal('BUSY', null, { retryAfter }) : error
      }
    },
    load: deps => {
      const { held, most } = lanesOf(deps)
      return { now: held, most, room: width + deps.config.limits.passwordQueue }
    },
  }
}
