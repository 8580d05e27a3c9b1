import { compareAmounts, toHundredths, type Tier } from '@baize/contract'

/**
 * The rate that tiers pay at the marks of another tier: the highest of those reached, in hundredths
 * of a percent; null where none is.
 */
export function rateAt(tiers: readonly Tier[], { activeMembers, periodBets }: Tier): number | null {
  const reached = tiers.filter(
    tier => tier.activeMembers <= activeMembers && compareAmounts(tier.periodBets, periodBets) <= 0,
  )
  return reached.length ? Math.max(...reached.map(({ rate }) => toHundredths(rate))) : null
}
