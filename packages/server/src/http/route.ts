import type { Endpoint, Input, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { authorize } from './authorize.ts'
import { networkOf } from './client-address.ts'
import { succeeded } from './envelope.ts'
import type { SerializedAnswer } from './envelope.ts'
import { readInput, textOf } from './input.ts'

/** What stands between a request and its handler. `app/gates.ts` and `system/gate.ts` are the real ones. */
export interface Gates {
  /** @throws Refusal ORIGIN_REFUSED */
  site(key: string | null, origin: string | null): Promise<Site>
  /** @throws Refusal MAINTENANCE or REGION_BLOCKED, for endpoints that answer only while the platform is open */
  open(endpoint: Endpoint, ip: string): Promise<void>
  /** Null when the token is unknown, ended, bound to another origin or of another merchant. Moves the idle end. */
  session(token: string, origin: string | null, merchant: string): Promise<SessionInfo | null>
  /** The input inside a sealed call. @throws Refusal SEAL_INVALID or SEAL_STALE */
  unseal(endpoint: Endpoint, sealed: string, origin: string | null): Promise<unknown>
  /** @throws Refusal RATE_LIMITED */
  limit(endpoint: Endpoint, network: string): Promise<void>
  /** Before anything else: of heavy calls that arrive together each waits for a moment of its own, so that others come in between. */
  pace(endpoint: Endpoint): Promise<void>
  /** Runs what is left of a call, heavy ones a few at a time. @throws Refusal BUSY */
  inTurn<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T>
}

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
  /** The address, or its /64: what limits count by. */
  network: string
  origin: string | null
  /** Language code of the request, in upper case; empty where the request names none. */
  language: string
  headers: Headers
  /** Headers to add to the answer. */
  reply: Headers
  requestId: string
}

/** A request as it came in, and where headers of its answer gather. */
export interface RequestContext {
  request: Request
  ip: string
  requestId: string
  reply: Headers
}

export interface Route {
  endpoint: Endpoint
  /** @throws Refusal */
  answer(asked: RequestContext, deps: Deps, gates: Gates): Promise<SerializedAnswer>
}

/** A member endpoint has a session by the time its handler runs; this says so to the types. */
export function sessionOf(ctx: Context): SessionInfo {
  if (!ctx.session) throw new Error('The endpoint lets guests in, so its handler must ask for ctx.session itself.')
  return ctx.session
}

const languageOf = (headers: Headers): string =>
  /^[a-z]{2}/i.exec(headers.get('accept-language') ?? '')?.[0].toUpperCase() ?? ''

/**
 * Answers one endpoint of the contract. Every gate comes first: how often, the site and its origin, whether the platform is open, its turn, the token
 * and what it may do; then the input is unsealed and fitted to the endpoint's schema. What the handler returns is cut to the endpoint's reply.
 * A body is read before its turn: whoever sends one slowly holds up nobody but themselves.
 */
export function route<R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, ctx: Context) => Promise<Output<R>>,
): Route {
  const schema = endpoint.request(z)
  const shape = endpoint.reply(z)
  return {
    endpoint,
    answer: async ({ request, ip, requestId, reply }, deps, gates) => {
      await gates.pace(endpoint)
      const { headers } = request
      const origin = headers.get('origin')
      const network = networkOf(ip)
      await gates.limit(endpoint, network)
      const site = await gates.site(headers.get('x-site-key'), origin)
      await gates.open(endpoint, ip)
      const text = await textOf(endpoint, request)
      return gates.inTurn(endpoint, async () => {
        const session = await authorize(endpoint, headers, { origin, merchant: site.merchant }, gates)
        const input = (await readInput(endpoint, schema, { request, text, origin }, gates)) as Input<R>
        const language = languageOf(headers)
        const ctx: Context = { deps, session, site, ip, network, origin, language, headers, reply, requestId }
        return succeeded(shape.parse(await handler(input, ctx)))
      })
    },
  }
}
