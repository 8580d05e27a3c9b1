import { compareAmounts } from '../exact-sums.ts'

/** Kinds of agreements between two agents (CON-01). */
export const agreementKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type AgreementKind = (typeof agreementKinds)[number]
/** Periods over which bets and members are counted (CON-16). */
export const agreementPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const
export type AgreementPeriod = (typeof agreementPeriods)[number]
/**
 * States of an agreement (CON-20). A draft stays with its writer and is unknown to the platform.
 */
export const agreementStates = ['WAITING', 'ACTIVE', 'REJECTED', 'TERMINATION_WAITING', 'ENDED'] as const
export type AgreementState = (typeof agreementStates)[number]
/** Reasons for which an agreement ended, or never began. */
export const agreementEnds = ['LAPSED', 'WITHDRAWN', 'TERMINATED', 'REPLACED', 'ABOVE_UPLINE', 'STAFF'] as const
export type AgreementEnd = (typeof agreementEnds)[number]
/**
 * How an agreement stands, as people call it: an offer that nobody answered has lapsed, one taken
 * back is withdrawn.
 */
export const agreementStandings = [...agreementStates, 'LAPSED', 'WITHDRAWN'] as const
export type AgreementStanding = (typeof agreementStandings)[number]
/** How an agreement stands: one that ended as an offer tells how. */
export const standingOf = (agreement: { state: AgreementState; endReason: AgreementEnd | null }): AgreementStanding => {
  const { state, endReason } = agreement
  return state === 'ENDED' && (endReason === 'LAPSED' || endReason === 'WITHDRAWN') ? endReason : state
}
/** Requests that wait for an answer (CON-04). */
export const requestTypes = ['new', 'termination'] as const
export type RequestType = (typeof requestTypes)[number]

export const agreementRules = {
  /** Tiers of an agreement (CON-20). */
  tiers: 10,
  /** Letters of a reason (CON-19). */
  reason: 140,
  /** Days after which a request that nobody answered lapses (CON-20, CON-21). */
  lapseDays: 7,
} as const

/** A rate in hundredths of a percent, so that rates are compared as whole numbers: `4.5` is 450. */
export function toHundredths(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** A rate as text: 450 is `4.5`. */
export const fromHundredths = (rate: number): string => String(rate / 100)

export interface Tier {
  activeMembers: number
  periodBets: string
  rate: string
}

/**
 * The rate of an agreement, by which the rules on rates compare, is that of its highest tier
 * (CON-05 to CON-07, CON-22).
 */
export const rateOf = (tiers: readonly Pick<Tier, 'rate'>[]): number =>
  Math.max(0, ...tiers.map(({ rate }) => toHundredths(rate)))

/**
 * Whether a tier asks for at least as much as the one before in both, for more in one, and gives
 * more (CON-20).
 */
function ascends(before: Tier, tier: Tier): boolean {
  const bets = compareAmounts(tier.periodBets, before.periodBets)
  const members = tier.activeMembers - before.activeMembers
  if (bets < 0 || members < 0 || (bets === 0 && members === 0)) return false
  return toHundredths(tier.rate) > toHundredths(before.rate)
}

/** The first tier that does not lie above the one before it; -1 where all do. */
export const tierOutOfOrder = (tiers: readonly Tier[]): number =>
  tiers.findIndex((tier, index) => {
    const before = tiers[index - 1]
    return before !== undefined && !ascends(before, tier)
  })
