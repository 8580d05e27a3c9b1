import { clientErrors } from '@baize/contract'
import type { ClientErrorCode, ErrorCode } from '@baize/contract'

export interface CallErrorInit {
  message?: string
  value?: unknown
  endpoint?: string
  requestId?: string
  retryAfter?: number
  cause?: unknown
}

/**
 * Codes after which nobody knows whether the platform has acted. Every other code is a refusal, by the platform or by us before anything was sent:
 * nothing was done.
 *
 * - `NETWORK`: the connection broke, perhaps after the request had arrived.
 * - `TIMEOUT`: we stopped waiting; the platform may still be working on it.
 * - `ABORTED`: we cancelled; a request that was sent before is not undone.
 * - `BAD_REPLY`: the answer does not say what was done: it came from a proxy, or from a platform with another format.
 * - `UNKNOWN`: the platform itself does not know the outcome, or our own code failed after the answer.
 */
const outcomeUnknown: readonly (ErrorCode | ClientErrorCode)[] = [
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'BAD_REPLY',
  'UNKNOWN',
]

/** The one error that a call throws: refusals of the platform and failures of the connection, told apart by `code`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode | ClientErrorCode
  /** Data of a refusal beside its code, such as `needCaptcha`. */
  readonly value: unknown
  /** Name of the call, empty where there was none. */
  readonly endpoint: string
  /** Names the request in the platform's log, for support. */
  readonly requestId: string
  /** Seconds to wait, where the platform said so. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode | ClientErrorCode,
    { message, value, endpoint = '', requestId = '', retryAfter, cause }: CallErrorInit = {},
  ) {
    super(message || clientErrors[code as ClientErrorCode] || clientErrors.BAD_REPLY, { cause })
    this.code = code
    this.value = value
    this.endpoint = endpoint
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  /**
   * Whether the platform may have acted all the same. The call is then repeated under the same idempotency key, or its outcome shown as
   * unknown; never as failed.
   */
  get mayHaveHappened(): boolean {
    return outcomeUnknown.includes(this.code)
  }
}

/** Whatever was thrown, as a CallError. */
export const callError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
