import { isRetryable } from '../db/retry.ts'
import { isOverdue, isUnavailable } from '../db/unavailable.ts'
import { refused } from './envelope.ts'
import type { SerializedAnswer } from './envelope.ts'
import { Refusal } from './refusal.ts'

/** Seconds after which a call that collided with others, or waited for them, may be made again. */
const busyRetryAfter = 1
/** Seconds after which a call is told to come again while there is no database. */
export const unavailableRetryAfter = 5

export const unavailable = (): Refusal => new Refusal('UNAVAILABLE', null, { retryAfter: unavailableRetryAfter })

/**
 * The refusal that a call is answered with. A call that still collided with others after every
 * repetition, or waited too long for them, is told to come again: the database has undone what it
 * did. Without a database nobody knows whether it was done. Null for an error that nobody expected.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return unavailable()
  return isRetryable(error) || isOverdue(error) ? new Refusal('BUSY', null, { retryAfter: busyRetryAfter }) : null
}

/** The answer to a call that failed, with the header that says when it may be made again. */
export function failureOf(error: unknown): SerializedAnswer & { headers: Record<string, string> } {
  const refusal = refusalOf(error) ?? new Refusal('UNKNOWN')
  const { retryAfter } = refusal
  return {
    ...refused(refusal),
    headers: retryAfter === null ? {} : { 'Retry-After': String(Math.ceil(retryAfter)) },
  }
}
