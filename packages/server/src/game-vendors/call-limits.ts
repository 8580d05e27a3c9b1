import { vendorRollback, vendorWin } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { stateOf } from '../platform-state.ts'

/** Networks from which a vendor has signed a call that are remembered. */
const maxProven = 1000

/**
 * Calls that end a round. A vendor repeats them until they are answered, so that no stake stays
 * without its end.
 */
const ending: ReadonlySet<string> = new Set([vendorWin.name, vendorRollback.name])

/**
 * Networks from which a vendor has signed a call. A vendor may share its address with whoever sends
 * nonsense, behind a proxy that the platform was not told of.
 */
const makeProven = () => new LRUCache<string, true>({ max: maxProven })

/**
 * Lets a call through to its signature, unless its network has sent too many that were not signed
 * and never one that was.
 * @throws Refusal RATE_LIMITED
 */
export function requireTrust(deps: Deps, network: string): void {
  if (!stateOf(deps, makeProven).has(network)) deps.limits.requireLeft('unsigned-vendor-calls', network)
}

/** Counts a call without a right signature against its network. @throws Refusal RATE_LIMITED */
export const countUnsigned = ({ limits }: Pick<Deps, 'limits'>, network: string): void =>
  limits.require('unsigned-vendor-calls', network)

/** Counts a signed call against its vendor, unless it ends a round. @throws Refusal RATE_LIMITED */
export function countSigned(deps: Deps, endpoint: Pick<Endpoint, 'name'>, vendor: string, network: string): void {
  stateOf(deps, makeProven).set(network, true)
  if (!ending.has(endpoint.name)) deps.limits.require('vendor-calls', vendor)
}
