import { fromHundredths, tierOutOfOrder } from '@baize/contract'
import type { Tier } from '@baize/contract'
import { Refusal } from '../../../http/refusal.ts'
import { storedTiers } from '../queries.ts'
import type { StoredTier } from '../tables.ts'

/** The terms of an agreement. */
export interface Terms {
  currency: string
  tiers: StoredTier[]
  /** The highest of the tiers, in hundredths of a percent. */
  rate: number
}

/**
 * Checked tiers, as they are stored.
 * @throws Refusal BAD_REQUEST where bets have more digits than the currency, CONTRACT_TIERS with
 *   the first tier that does not lie above the one before (CON-20)
 */
export function termsOf(tiers: readonly Tier[], currency: string): Terms {
  try {
    const stored = storedTiers(tiers, currency)
    const wrong = tierOutOfOrder(tiers)
    if (wrong >= 0) throw new Refusal('CONTRACT_TIERS', { tier: wrong + 1 })
    return { currency, tiers: stored, rate: Math.max(...stored.map(({ rate }) => rate)) }
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('BAD_REQUEST')
    throw error
  }
}

/**
 * Every rate is above zero and at most as high as allowed (CON-22).
 * @param max - hundredths of a percent
 * @throws Refusal CONTRACT_RATE
 */
export function requireRate({ tiers }: Terms, max: number): void {
  const rate = fromHundredths(max)
  if (tiers.some(tier => tier.rate <= 0 || tier.rate > max))
    throw new Refusal('CONTRACT_RATE', { rate }, { params: { rate } })
}
