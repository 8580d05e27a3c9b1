import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Any schema of the contract. */
export type Schema = z.ZodMiniType

/**
 * One call of the platform. Client, server, tests and docs all walk these rows.
 *
 * Schemas are functions, so that a row is plain data: a page that never makes the call carries none of its schemas.
 */
export interface Row {
  /** Key of the row in `rows`, and the name by which an operator overrides its path. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** `public`: no token; `optional`: a token is read when there is one; `member`: needs a session; `vendor`: signed by a game vendor. */
  access: 'public' | 'optional' | 'member' | 'vendor'
  /** What a session must be allowed to do. A session made on a partner's page reaches `play` only. */
  reach?: 'play' | 'full'
  /** Whether a trial account may make the call. */
  trial?: boolean
  /** `body`: the body is a compact JWE; `header`: `X-Enc` carries one. */
  sealed?: 'body' | 'header'
  /** Calls that write carry an idempotency key; reads are shared and repeated freely. */
  request: () => Schema
  /** What stands in `value` when the call succeeds. */
  reply: () => Schema
  /** What stands in `value` when it is refused, where a refusal says more than its code. */
  refusal?: () => Schema
  /** Refusals of its own, beside the common ones every call can give. */
  errors: readonly ErrorCode[]
}

export type Input<R extends Row> = z.infer<ReturnType<R['request']>>
export type Output<R extends Row> = z.infer<ReturnType<R['reply']>>
export type Refusal<R extends Row> = R extends { refusal: () => infer S } ? (S extends Schema ? z.infer<S> : unknown) : unknown

/** The one shape of every answer (API-67); `code` stands beside the message where `success` is false. */
export interface Envelope<T = unknown> {
  success: boolean
  value: T
  message: string
  code?: string
}
