import type { Backoff } from '../../deps.ts'

/** Milliseconds until the next try after so many without an answer. */
export const pauseAfter = ({ first, most }: Backoff, attempts: number): number =>
  Math.min(first * 2 ** Math.min(attempts, 30), most)
