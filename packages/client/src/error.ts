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
}

/** Whatever was thrown, as a CallError. */
export const callError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
