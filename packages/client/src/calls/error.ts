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
 * Codes after which nobody knows whether the platform has acted. Every other code is a refusal: the platform, or we before anything was sent,
 * said no, and nothing was done.
 *
 * - `NETWORK`: the line broke, perhaps on the way back.
 * - `TIMEOUT`: we stopped waiting; the platform may still be at it.
 * - `ABORTED`: we hung up; what was sent before is not called back.
 * - `BAD_REPLY`: something answered, but not in words that tell what was done: a proxy in between, or a platform that speaks otherwise.
 * - `UNKNOWN`: the platform itself does not know what came of it, or something of ours failed after the answer.
 */
const outcomeUnknown: readonly (ErrorCode | ClientErrorCode)[] = [
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'BAD_REPLY',
  'UNKNOWN',
]

/** The one kind of trouble a caller meets: refusals of the platform and what went wrong on the way, told apart by `code`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode | ClientErrorCode
  /** What a refusal says beside its code, such as `needCaptcha`. */
  readonly value: unknown
  /** Name of the call, empty where there was none. */
  readonly endpoint: string
  /** What support asks for. */
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
   * Whether the platform may have acted all the same. What was to be written is then asked again under the same idempotency key, or shown as
   * unknown; never as failed.
   */
  get mayHaveHappened(): boolean {
    return outcomeUnknown.includes(this.code)
  }
}

/** Whatever was thrown, as a CallError. */
export const callError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
