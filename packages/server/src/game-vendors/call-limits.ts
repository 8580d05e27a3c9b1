import { vendorRollback, vendorWin } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import { LRUCache } from 'lru-cache'
import { RateLimit } from '../access/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'

const minute = 60_000

/** Networks from which a vendor has signed a call that are remembered. */
const mostProven = 1000

/** Calls that end a round. A vendor repeats them until they are answered, so that no stake stays without its end. */
const ending: ReadonlySet<string> = new Set([vendorWin.name, vendorRollback.name])

/** Limits of the calls under `/vendor`, counted in the process. Each throws Refusal RATE_LIMITED with the seconds to wait. */
export interface VendorCallLimits {
  /** Lets a call through to its signature, unless its network has sent too many that were not signed and never one that was. */
  requireTrust(network: string): void
  /** Counts a call without a right signature against its network. */
  countUnsigned(network: string): void
  /** Counts a signed call against its vendor, unless it ends a round. */
  countSigned(endpoint: Endpoint, vendor: string, network: string): void
}

function createLimits({ clock, config }: Deps): VendorCallLimits {
  const { vendorCallsPerMinute, unsignedCallsPerMinute } = config.limits
  const byVendor = new RateLimit({ calls: vendorCallsPerMinute, per: minute })
  const byNetwork = new RateLimit({ calls: unsignedCallsPerMinute, per: minute })
  const proven = new LRUCache<string, true>({ max: mostProven })
  const now = () => clock.now().getTime()
  const refuseFor = (retryAfter: number): void => {
    if (retryAfter) throw new Refusal('RATE_LIMITED', null, { retryAfter })
  }
  return {
    // A vendor may share its address with whoever sends nonsense, behind a proxy that the platform was not told of.
    requireTrust: network => proven.has(network) || refuseFor(byNetwork.waitOf(network, now())),
    countUnsigned: network => refuseFor(byNetwork.take(network, now())),
    countSigned: (endpoint, vendor, network) => {
      proven.set(network, true)
      if (!ending.has(endpoint.name)) refuseFor(byVendor.take(vendor, now()))
    },
  }
}

const ofPlatform = new WeakMap<Deps, VendorCallLimits>()

export function vendorCallLimits(deps: Deps): VendorCallLimits {
  const limits = ofPlatform.get(deps) ?? createLimits(deps)
  ofPlatform.set(deps, limits)
  return limits
}
