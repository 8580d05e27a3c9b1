import type { LiveTable } from '@baize/contract'

type Hand = Pick<LiveTable, 'closesInMs' | 'openMs' | 'periodMs'>

/**
 * Whole seconds until no more bets are taken, some time after a table stated its hand; null while
 * one is dealt and shown. Hands follow each other in the same time, so this goes on without asking.
 */
export function secondsToBet({ closesInMs, openMs, periodMs }: Hand, passedMs: number): number | null {
  const left = (((closesInMs - passedMs) % periodMs) + periodMs) % periodMs
  return left > 0 && left <= openMs ? Math.ceil(left / 1000) : null
}

/** Minutes and seconds, as on a clock. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
