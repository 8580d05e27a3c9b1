import type { ClientErrorCode, ErrorCode } from '@baize/contract'
import type { CallError } from './error.ts'

/**
 * Codes of a question that nobody has answered: the connection, a proxy or the platform itself is
 * out of order, or has no time.
 */
const codes: readonly (ErrorCode | ClientErrorCode)[] = [
  'NETWORK',
  'TIMEOUT',
  'BAD_REPLY',
  'UNKNOWN',
  'RATE_LIMITED',
  'BUSY',
  'UNAVAILABLE',
  'chunk-load-failed',
]

/** Whether a question may be answered when it is asked again. Every other code is an answer. */
export const isUnanswered = ({ code }: CallError): boolean => codes.includes(code)
