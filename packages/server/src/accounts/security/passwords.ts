import type { Deps } from '../../deps.ts'
import { busyLanes } from '../../access/platform-queue.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'

/** No more hashes than lanes at a time, whatever call asks for them. */
const lanes = busyLanes()

/** @throws Refusal BUSY */
export const hash = (deps: Deps, password: string): Promise<string> =>
  lanes.run(deps, () => hashPassword(password, deps.random.bytes(16)))

/**
 * Whether a password is the stored one; without a stored one the answer takes as long and is no.
 * @throws Refusal BUSY
 */
export const matches = (deps: Deps, password: string, stored: string | null): Promise<boolean> =>
  lanes.run(deps, () => matchesPassword(password, stored))
