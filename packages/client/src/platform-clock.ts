import type { BrowserEnv } from './browser-env.ts'
import { isUncached } from './calls/placement-headers.ts'
import type { WireReply } from './calls/transport.ts'

/** The platform's time, as a page knows it. */
export interface PlatformClock {
  /** Milliseconds since 1970; by this machine's clock until the platform has said its time. */
  now: () => number
  /** Learns the time from an answer. */
  learn: (reply: Pick<WireReply, 'headers'>) => void
}

/**
 * Counts the platform's time on from what its answers say, by a clock that the visitor cannot set.
 * An answer is late by as long as it was under way, and that clock may stand still while the
 * machine sleeps: both make the time too early, never too late, so the latest one holds.
 */
export function createPlatformClock({ now, elapsed }: Pick<BrowserEnv, 'now' | 'elapsed'>): PlatformClock {
  let start = -Infinity
  return {
    now: () => (start === -Infinity ? now() : Math.round(start + elapsed())),
    learn({ headers }) {
      const time = isUncached(headers) ? Date.parse(headers.get('x-time') ?? '') : NaN
      if (time - elapsed() > start) start = time - elapsed()
    },
  }
}
