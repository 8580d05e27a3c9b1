import type * as zod from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { LimitName } from './limit-names.ts'
import type { ReplyZod, Zod } from './z.ts'

/** Any schema of the contract. */
export type Schema = zod.ZodMiniType

/**
 * One call of the platform. Client, server, tests and docs all walk these endpoints.
 *
 * Schemas are functions that get zod as a parameter, so that an endpoint is plain data and imports
 * nothing: a page loads zod with its first call, and carries the schemas of the calls it can make.
 */
export interface Endpoint {
  /** Key of the endpoint in `endpoints`, and the name by which an operator overrides its path. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /**
   * `public`: no token; `optional`: a token is read when there is one; `member`: needs a session;
   * `vendor`: signed by a game vendor.
   */
  access: 'public' | 'optional' | 'member' | 'vendor'
  /** The reach that a session needs. A session made on a partner's page reaches `play` only. */
  reach?: 'play' | 'full'
  /** Whether a trial account may make the call. */
  trial?: boolean
  /** Whether a session may make the call while its password must be changed (AUTH-27). */
  pending?: boolean
  /** How a body travels that is not JSON. */
  encoding?: 'form'
  /** Whether the body may have 8 MB, because it carries a file; others have 64 kB. */
  largeBody?: boolean
  /** `body`: the body is a compact JWE; `header`: `X-Enc` carries one. */
  sealed?: 'body' | 'header'
  /** Calls that write carry an idempotency key; reads are shared and repeated freely. */
  request: (z: Zod) => Schema
  /** The `value` of a call that succeeds. */
  reply: (z: ReplyZod) => Schema
  /** The `value` of a call that is refused, where a refusal says more than its code. */
  refusal?: (z: ReplyZod) => Schema
  /** Refusals of its own, beside the common ones every call can give. */
  errors: readonly ErrorCode[]
  /** Limits of its own, beside the rate of all calls. */
  limits?: readonly LimitName[]
}

export type Input<R extends Endpoint> = zod.infer<ReturnType<R['request']>>
export type Output<R extends Endpoint> = zod.infer<ReturnType<R['reply']>>
export type Refusal<R extends Endpoint> = R extends { refusal: (z: ReplyZod) => infer S }
  ? S extends Schema
    ? zod.infer<S>
    : unknown
  : unknown

/**
 * The one shape of every answer (API-67); `code` stands beside the message where `success` is
 * false.
 */
export interface Envelope<T = unknown> {
  success: boolean
  value: T
  message: string
  code?: string
}
