import { clientErrors } from '@baize/contract'
import type { ClientErrorCode, ErrorCode } from '@baize/contract'
import { mayHaveHappened } from './may-have-happened.ts'

export interface CallErrorInit {
  message?: string
  value?: unknown
  endpoint?: string
  requestId?: string
  retryAfter?: number
  cause?: unknown
}

/**
 * The one error that a call throws: refusals of the platform and failures of the connection, told
 * apart by `code`.
 */
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
   * The end of the request id, short enough to read out; support finds the call by it. Empty where
   * no call was answered.
   */
  get reference(): string {
    return this.requestId.slice(-8).toUpperCase()
  }

  /**
   * Whether the platform may have acted all the same. The call is then repeated under the same
   * idempotency key, or its outcome shown as unknown; never as failed.
   */
  get mayHaveHappened(): boolean {
    return mayHaveHappened(this.code)
  }
}

/** Whatever was thrown, as a CallError. */
export const callError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
