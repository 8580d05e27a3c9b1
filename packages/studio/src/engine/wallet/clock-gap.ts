import type { Clock } from '../deps.ts'

/**
 * Milliseconds between question and answer above which one of the clocks was set meanwhile, so that
 * they tell nothing.
 */
const maxExchange = 4000

/**
 * Milliseconds by which the operator's clock is ahead of the given one; null where it does not say,
 * or a clock was set meanwhile. The answer is taken to have been written half way between question
 * and arrival.
 */
export async function clockGap(
  { platformUrl, clock, fetch }: { platformUrl: string; clock: Clock; fetch: typeof globalThis.fetch },
  signal: AbortSignal,
): Promise<number | null> {
  const asked = clock.now().getTime()
  const response = await fetch(new URL('/healthz', platformUrl), { signal })
  const { serverTime } = (await response.json()) as { serverTime?: unknown }
  const theirs = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN
  const arrived = clock.now().getTime()
  if (Number.isNaN(theirs) || arrived < asked || arrived - asked > maxExchange) return null
  return theirs - (asked + arrived) / 2
}
