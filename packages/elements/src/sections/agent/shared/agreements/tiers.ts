import { decimals, toHundredths, type Tier } from '@baize/contract'

/**
 * Units of bets that can be compared, whatever their currency: a decimal string without its point.
 */
const units = (amount: string, currency: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.')
  const places = Math.max(decimals(currency), 8)
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places))
}

/**
 * The rate that tiers pay at the marks of another tier: the highest of those reached, in hundredths
 * of a percent; null where none is.
 */
export function rateAt(tiers: readonly Tier[], { activeMembers, periodBets }: Tier, currency: string): number | null {
  const reached = tiers.filter(
    tier => tier.activeMembers <= activeMembers && units(tier.periodBets, currency) <= units(periodBets, currency),
  )
  return reached.length ? Math.max(...reached.map(({ rate }) => toHundredths(rate))) : null
}
