import type { Input, Output, Row } from '@baize/contract'
import type { Deps } from '../deps.ts'

/** Who a request comes from, once its token was found good. */
export interface SessionInfo {
  id: string
  playerId: string
  account: string
  /** Account type, by the lists of the contract. */
  type: number
  reach: 'play' | 'full'
  origin: string | null
  /** The password must be changed first. */
  pending: boolean
  /** Of a session that this very call started with a hand-over code; `memberInfo` tells it. */
  token?: string
}

/** The site whose key a request carries. */
export interface Site {
  key: string
  merchant: string
  origins: readonly string[]
  /** What a session made on this origin may do; null stands for calls from outside browsers. */
  reachOf(origin: string | null): 'play' | 'full'
}

export interface Context {
  deps: Deps
  session: SessionInfo | null
  site: Site
  ip: string
  origin: string | null
  /** Language code of the request, in upper case. */
  language: string
  headers: Headers
  /** Headers to add to the answer. */
  reply: Headers
  requestId: string
}

/** An answer that was kept and leaves again byte for byte. */
export class KeptAnswer {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string) {
    this.status = status
    this.body = body
  }
}

export interface Route {
  row: Row
  handle(input: unknown, ctx: Context): Promise<unknown>
}

/** A member row has a session by the time its handler runs; this says so to the types. */
export function sessionOf(ctx: Context): SessionInfo {
  if (!ctx.session) throw new Error('The row lets guests in, so its handler must ask for ctx.session itself.')
  return ctx.session
}

/**
 * Answers one row of the contract. The input has passed the row's schema.
 * @throws Refusal from the handler becomes the envelope
 */
export const route = <R extends Row>(row: R, handler: (input: Input<R>, ctx: Context) => Promise<Output<R> | KeptAnswer>): Route => ({
  row,
  handle: (input, ctx) => handler(input as Input<R>, ctx),
})
