import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../engine/deps.ts'
import { Refusal } from '../engine/refusal.ts'
import { type CallRates, createBuckets } from './call-rates.ts'
import { liveSession } from './request-session.ts'

/** An IPv4 address, or the first half of an IPv6 one: a household has all addresses of such a half. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head ? head.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0')
  return [...groups, ...zeros].slice(0, 4).join(':')
}

/**
 * Lets through so many calls of a session, and of an address so many that come without a live one: a made-up token is counted by its address.
 * @throws Refusal TOO_MANY_CALLS
 */
export function throttle(deps: Deps, rates: CallRates): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const bySession = createBuckets(rates.session, rates.now)
  const byAddress = createBuckets(rates.address, rates.now)
  return async (c, next) => {
    const session = liveSession(deps, c)
    const wait = session
      ? bySession(session.tokenHash)
      : byAddress(networkOf(c.env.incoming?.socket.remoteAddress ?? ''))
    if (wait) throw new Refusal('TOO_MANY_CALLS', { retryAfterMs: wait })
    await next()
  }
}
