import type { StoredAgreement } from '../tables.ts'

/** An agreement that was accepted. */
export type HeldAgreement = Pick<StoredAgreement, 'rate' | 'startAt' | 'endAt'>

/**
 * The rate that an agent can offer from a moment on: the lowest that they hold without a gap and
 * without an end.
 */
export interface OfferableRate {
  startAt: Date
  rate: number
}

const startOf = ({ startAt }: HeldAgreement): number => startAt?.getTime() ?? 0
const endOf = ({ endAt }: HeldAgreement): number => endAt?.getTime() ?? Infinity

/** Whether an agreement is in force at a moment. */
export const isInForce = (held: HeldAgreement, at: Date): boolean =>
  startOf(held) <= at.getTime() && at.getTime() < endOf(held)

/**
 * The rate of one kind that an agent can offer, and from when on: nobody gives what they do not
 * hold themselves, at any time (CON-22). Agreements of one agent and kind never overlap.
 * @returns null where the agent holds nothing, or what they hold has an end
 */
export function offerableFrom(agreements: readonly HeldAgreement[], from: Date): OfferableRate | null {
  let start = Infinity
  let rate = Infinity
  for (const held of agreements.filter(one => endOf(one) > startOf(one)).sort((a, b) => startOf(b) - startOf(a))) {
    if (endOf(held) !== start || start <= from.getTime()) break
    start = startOf(held)
    rate = Math.min(rate, held.rate)
  }
  return start === Infinity ? null : { startAt: new Date(Math.max(start, from.getTime())), rate }
}
