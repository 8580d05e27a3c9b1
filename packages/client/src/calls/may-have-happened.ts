import type { ClientErrorCode, ErrorCode } from '@baize/contract'

/**
 * Codes after which nobody knows whether the platform has acted. Every other code is a refusal, by
 * the platform or by us before anything was sent: nothing was done.
 *
 * - `NETWORK`: the connection broke, perhaps after the request had arrived.
 * - `TIMEOUT`: we stopped waiting; the platform may still be working on it.
 * - `ABORTED`: we cancelled; a request that was sent before is not undone.
 * - `BAD_REPLY`: the answer does not say what was done: it came from a proxy, or from a platform
 *   with another format.
 * - `UNAVAILABLE`: the platform has lost its database, perhaps after it had acted.
 * - `UNKNOWN`: the platform itself does not know the outcome, or our own code failed after the
 *   answer.
 */
const outcomeUnknown: readonly (ErrorCode | ClientErrorCode)[] = [
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'BAD_REPLY',
  'UNAVAILABLE',
  'UNKNOWN',
]

/** Whether the platform may have acted although a call failed with this code. */
export const mayHaveHappened = (code: ErrorCode | ClientErrorCode): boolean => outcomeUnknown.includes(code)
