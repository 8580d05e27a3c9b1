import type { Endpoint, Input, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Fragment } from '../db/statement.ts'
import type { Deps } from '../deps.ts'
import { authorize } from './authorize.ts'
import { networkOf } from './client-address.ts'
import { succeeded } from './envelope.ts'
import type { SerializedAnswer } from './envelope.ts'
import { Refusal } from './refusal.ts'
import { readInput, textOfCall } from './input.ts'

/** Where a request comes from. */
export interface Caller {
  ip: string
  /** ISO 3166 code, as a trusted proxy says it; empty where none does. */
  country: string
}

/** Checks between a request and its handler. `app/gates.ts` names where each rule stands. */
export interface Gates {
  /** @throws Refusal ORIGIN_REFUSED */
  site(key: string | null, origin: string | null): Promise<Site>
  /**
   * @throws Refusal MAINTENANCE or REGION_BLOCKED, for endpoints that answer only while the
   *   platform is open
   */
  open(endpoint: Endpoint, caller: Caller): Promise<void>
  /**
   * Null when the token is unknown, ended, bound to another origin or of another merchant. Moves
   * the idle end.
   */
  session(token: string, origin: string | null, merchant: string, playerQuery?: Fragment): Promise<SessionInfo | null>
  /** The input inside a sealed call. @throws Refusal SEAL_INVALID or SEAL_STALE */
  unseal(endpoint: Endpoint, sealed: string, origin: string | null): Promise<unknown>
  /** @throws Refusal RATE_LIMITED */
  limit(endpoint: Endpoint, network: string): Promise<void>
  /**
   * Comes first: starts heavy calls that arrive together one by one, so that other calls run in
   * between.
   */
  stagger(endpoint: Endpoint): Promise<void>
  /**
   * Runs the rest of a call; heavy ones wait in a queue for one of a few slots.
   * @throws Refusal BUSY
   */
  enqueue<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T>
}

/** The session of a call, once its token was checked. */
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
  /** Token of a session that this call started with a hand-over code; `memberInfo` returns it. */
  token?: string
  /** Result of the `playerQuery` of the route, as text. */
  playerData: string | null
}

/** The site whose key a request carries. */
export interface Site {
  key: string
  merchant: string
  origins: readonly string[]
  /** Reach of a session made on this origin; null stands for calls from outside browsers. */
  reachOf(origin: string | null): 'play' | 'full'
  /**
   * Elements that its pages may show in a frame of the operator's origin: `all`, `none`, or their
   * tags with spaces between.
   */
  frames: string
  /** Those that its pages may draw in their own document, in the same words. */
  inline: string
  /**
   * Whether its pages that are not the operator's may make a call in their own document by which
   * somebody gets into an account.
   */
  allowsCall(call: string): boolean
  /** Whether its pages may show this element in a frame of the operator's origin. */
  mayFrame(tag: string): boolean
}

export interface Context extends Caller {
  deps: Deps
  session: SessionInfo | null
  site: Site
  /** The address, or its /64, by which limits count. */
  network: string
  origin: string | null
  /** Language code of the request, in upper case; empty where the request names none. */
  language: string
  headers: Headers
  /** Headers to add to the answer. */
  reply: Headers
  requestId: string
}

/** A request, and the headers of its answer. */
export interface RequestContext extends Caller {
  request: Request
  requestId: string
  reply: Headers
}

export interface Route {
  endpoint: Endpoint
  /** @throws Refusal */
  answer(asked: RequestContext, deps: Deps, gates: Gates): Promise<SerializedAnswer>
}

/** The session of a member endpoint, which always has one when its handler runs. */
export function sessionOf(ctx: Context): SessionInfo {
  if (!ctx.session) throw new Error('The endpoint lets guests in, so its handler must ask for ctx.session itself.')
  return ctx.session
}

const languageOf = (headers: Headers): string =>
  /^[a-z]{2}/i.exec(headers.get('accept-language') ?? '')?.[0].toUpperCase() ?? ''

/**
 * Names the merchant of the key in the answer to a page that says it is another's; the key decides
 * (BOOT-13).
 */
function nameMerchant(headers: Headers, { merchant }: Site, reply: Headers): void {
  const named = headers.get('merchant')
  if (named !== null && named !== merchant) reply.set('X-Merchant', merchant)
}

/**
 * Names the elements that a page of somebody else's may draw in its own document and in frames, in
 * each answer to it: where a call with a partner's key comes from no page, too, or its server would
 * ask for it.
 * @throws Refusal REACH_TOO_SMALL where the call belongs to none that it may
 */
function limitToAllowedElements({ name }: Endpoint, site: Site, origin: string | null, reply: Headers) {
  if (site.reachOf(origin) === 'full') return
  reply.set('X-Inline', site.inline)
  reply.set('X-Frames', site.frames)
  if (!site.allowsCall(name)) throw new Refusal('REACH_TOO_SMALL')
}

/**
 * The route of one endpoint of the contract. The gates come first: call rate, site and origin,
 * maintenance and region, queue, session and its reach; then the input is unsealed and checked
 * against the endpoint's schema. The handler's result is cut to the endpoint's reply. The body is
 * read before the queue, so that a slow sender does not block others.
 * @param playerQuery - reads more of the player `p` in one statement with the session; the handler
 *   finds the result in `session.playerData`
 */
export function route<R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, ctx: Context) => Promise<Output<R>>,
  { playerQuery }: { playerQuery?: Fragment } = {},
): Route {
  const schema = endpoint.request(z)
  const shape = endpoint.reply(z)
  return {
    endpoint,
    answer: async ({ request, ip, country, requestId, reply }, deps, gates) => {
      await gates.stagger(endpoint)
      const { headers } = request
      const origin = headers.get('origin')
      const network = networkOf(ip)
      await gates.limit(endpoint, network)
      const site = await gates.site(headers.get('x-site-key'), origin)
      nameMerchant(headers, site, reply)
      limitToAllowedElements(endpoint, site, origin, reply)
      await gates.open(endpoint, { ip, country })
      const text = await textOfCall(endpoint, request, deps.config)
      return gates.enqueue(endpoint, async () => {
        const session = await authorize(endpoint, headers, { origin, site, playerQuery }, gates)
        const input = (await readInput(endpoint, schema, { request, text, origin }, gates)) as Input<R>
        const language = languageOf(headers)
        const asked = { ip, country, network, origin, language, headers, reply, requestId }
        const ctx: Context = { deps, session, site, ...asked }
        return succeeded(shape.parse(await handler(input, ctx)))
      })
    },
  }
}
