import type { Clock } from '../deps.ts'

/**
 * Milliseconds by which the operator's clock is ahead of the given one; null where it does not say. The answer is taken to have been
 * written half way between question and arrival.
 */
export async function clockGap(
  { platformUrl, clock, fetch }: { platformUrl: string; clock: Clock; fetch: typeof globalThis.fetch },
  signal: AbortSignal,
): Promise<number | null> {
  const asked = clock.now().getTime()
  const response = await fetch(new URL('/healthz', platformUrl), { signal })
  const { serverTime } = (await response.json()) as { serverTime?: unknown }
  const theirs = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN
  return Number.isNaN(theirs) ? null : theirs - (asked + clock.now().getTime()) / 2
}
