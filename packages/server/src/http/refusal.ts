import { errors, waitOf } from '@baize/contract'
import type { ErrorCode } from '@baize/contract'

interface RefusalOptions {
  /** Fills the `{names}` of the text; of `minutes` or `hours`, `{wait}` is told in words. */
  params?: Record<string, string | number>
  /** What a developer reads in place of the text, in English; pages go by the code. */
  text?: string
  /**
   * What a developer needs to know besides, in English; it follows the text, which pages show in
   * their language.
   */
  detail?: string
  /** Seconds after which the call may be tried again. */
  retryAfter?: number
  /** In place of the status of the code. */
  status?: number
}

/**
 * A refusal of the platform: becomes the envelope with `success: false`, its code and the status of
 * the code.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly value: unknown
  readonly status: number
  readonly retryAfter: number | null

  constructor(code: ErrorCode, value: unknown = null, options: RefusalOptions = {}) {
    const [status, common] = errors[code]
    const { params = {}, text = common } = options
    const values: Record<string, string | number> = { ...params, ...waitOf(params, 'en') }
    const filled = text.replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all))
    super(options.detail ? `${filled}: ${options.detail}` : filled)
    this.code = code
    this.value = value
    this.status = options.status ?? status
    this.retryAfter = options.retryAfter ?? null
  }
}
