import { isRetryable } from '../db/retry.ts'
import { Refusal } from './refusal.ts'

/** Seconds after which a call that collided with others may be made again. */
const retryAfter = 1

/**
 * The refusal that a call is answered with. A call that still collided with others after every
 * repetition is told to come again: the database has undone what it did. Null for an error that
 * nobody expected.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return isRetryable(error) ? new Refusal('BUSY', null, { retryAfter }) : null
}
