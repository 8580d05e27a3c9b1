import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { RateLimit } from './rate-limit.ts'

/** Calls of one address in a minute, by default. In the sandbox all calls, also of tests and benchmarks, come from one address. */
export const callsPerMinute = { standard: 600, sandbox: 60_000 } as const
const minute = 60_000

const ofPlatform = new WeakMap<Deps, RateLimit>()

/**
 * The rate of all calls: one address may make `limits.callsPerMinute` of them in a minute, whatever they ask for, and by whichever app of
 * the platform they are answered.
 * @returns counts a call of an address. @throws Refusal RATE_LIMITED with the seconds to wait
 */
export function limitCallRate(deps: Deps): (network: string) => void {
  const { clock, config } = deps
  const calls = ofPlatform.get(deps) ?? new RateLimit({ calls: config.limits.callsPerMinute, per: minute })
  ofPlatform.set(deps, calls)
  return network => {
    const retryAfter = calls.take(network, clock.now().getTime())
    if (retryAfter) throw new Refusal('RATE_LIMITED', null, { retryAfter })
  }
}
