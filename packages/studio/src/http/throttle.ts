import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../engine/deps.ts'
import { Refusal } from '../engine/refusal.ts'
import { addressOfCall, networkOf, type TrustedProxies } from './client-address.ts'
import { type CallRates, createBuckets } from './call-rates.ts'
import { liveSession } from './request-session.ts'

type Throttle = MiddlewareHandler<{ Bindings: HttpBindings }>

function refuseFor(wait: number): void {
  if (wait) throw new Refusal('TOO_MANY_CALLS', { retryAfterMs: wait })
}

/**
 * Lets through so many requests of an address for what needs no session: pages, pictures and files.
 * @throws Refusal TOO_MANY_CALLS
 */
export function throttlePages({ pages, now }: CallRates, proxies: TrustedProxies): Throttle {
  const byAddress = createBuckets(pages, now)
  return async (c, next) => {
    refuseFor(byAddress(networkOf(addressOfCall(c, proxies))))
    await next()
  }
}

/**
 * Lets through so many calls of a session, and of an address so many that come without a live one:
 * a made-up token is counted by its address.
 * @throws Refusal TOO_MANY_CALLS
 */
export function throttle(deps: Deps, rates: CallRates, proxies: TrustedProxies): Throttle {
  const bySession = createBuckets(rates.session, rates.now)
  const byAddress = createBuckets(rates.address, rates.now)
  return async (c, next) => {
    const session = liveSession(deps, c)
    refuseFor(session ? bySession(session.tokenHash) : byAddress(networkOf(addressOfCall(c, proxies))))
    await next()
  }
}
