import type { StoredContract } from '../tables.ts'

/** What was accepted and counts, or will. */
export type Held = Pick<StoredContract, 'rate' | 'startAt' | 'endAt'>

/** A stretch without a gap that nothing ends, and the lowest rate on it. */
export interface Stretch {
  startAt: Date
  rate: number
}

const startOf = ({ startAt }: Held): number => startAt?.getTime() ?? 0
const endOf = ({ endAt }: Held): number => endAt?.getTime() ?? Infinity

/** Whether a contract is in force at a moment. */
export const isInForce = (held: Held, at: Date): boolean => startOf(held) <= at.getTime() && at.getTime() < endOf(held)

/**
 * From when on an agent can give away what they hold of one kind, and how much of it: nobody gives what they do not have themselves, at any
 * time (CON-22). Contracts of one agent and kind never overlap.
 * @returns null where what they hold ends, or there is nothing
 */
export function stretchFrom(contracts: readonly Held[], from: Date): Stretch | null {
  let start = Infinity
  let rate = Infinity
  for (const held of contracts.filter(one => endOf(one) > startOf(one)).sort((a, b) => startOf(b) - startOf(a))) {
    if (endOf(held) !== start || start <= from.getTime()) break
    start = startOf(held)
    rate = Math.min(rate, held.rate)
  }
  return start === Infinity ? null : { startAt: new Date(Math.max(start, from.getTime())), rate }
}
