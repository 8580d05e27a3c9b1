import type { Clock } from '../deps.ts'
import { clockGap } from '../wallet/clock-gap.ts'

/**
 * The platform's clock, which draws go by: its owner may move it, and two machines never agree by
 * themselves.
 */
export interface PlatformClock {
  /** Milliseconds since 1970; null before the platform was first heard. */
  now(): number | null
  /** Asks the platform again. Where it does not answer, its clock is taken to run on. */
  sync(): Promise<void>
}

/** @param timeout - milliseconds after which the platform is taken to be silent */
export function createPlatformClock(options: {
  platformUrl: string
  clock: Clock
  fetch: typeof fetch
  timeout: number
}): PlatformClock {
  let gap: number | null = null
  return {
    now: () => (gap === null ? null : Math.round(options.clock.now().getTime() + gap)),
    async sync() {
      gap = (await clockGap(options, AbortSignal.timeout(options.timeout)).catch(() => null)) ?? gap
    },
  }
}
