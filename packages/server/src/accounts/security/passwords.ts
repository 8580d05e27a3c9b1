import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashPassword, isQueueFull, matchesPassword } from './password-hash.ts'

/** Seconds after which a full queue has surely moved. */
const retryAfter = 2

function told(error: unknown): never {
  throw isQueueFull(error) ? new Refusal('BUSY', null, { retryAfter }) : error
}

/** @throws Refusal BUSY */
export const hash = (deps: Deps, password: string): Promise<string> =>
  hashPassword(password, deps.random.bytes(16), deps.config.hashCost).catch(told)

/**
 * Whether a password is the stored one; without a stored one the answer takes as long and is no.
 * @throws Refusal BUSY
 */
export const matches = (password: string, stored: string | null): Promise<boolean> =>
  matchesPassword(password, stored).catch(told)
