import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { Lanes, LanesFull } from './lanes.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'

/** Two lanes: with more, hashing takes Node's whole thread pool and file reads wait for seconds. */
const width = 2
/** Seconds after which a full queue has surely moved. */
const retryAfter = 2

/** One set of lanes per platform. */
const lanes = new WeakMap<Deps, Lanes>()

function lanesOf(deps: Deps): Lanes {
  const found = lanes.get(deps) ?? new Lanes(width, deps.config.limits.passwordQueue)
  lanes.set(deps, found)
  return found
}

async function inLane<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await lanesOf(deps).run(work)
  } catch (error) {
    throw error instanceof LanesFull ? new Refusal('BUSY', null, { retryAfter }) : error
  }
}

/** @throws Refusal BUSY */
export const hash = (deps: Deps, password: string): Promise<string> =>
  inLane(deps, () => hashPassword(password, deps.random.bytes(16)))

/**
 * Whether a password is the stored one; without a stored one the answer takes as long and is no.
 * @throws Refusal BUSY
 */
export const matches = (deps: Deps, password: string, stored: string | null): Promise<boolean> =>
  inLane(deps, () => matchesPassword(password, stored))
