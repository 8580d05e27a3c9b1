import { decimals, tierOutOfOrder, toHundredths, type Tier } from '@baize/contract'
import type { Problems, Values } from '../../../../ui/forms/form-values.ts'

type T = (key: string, values?: Record<string, unknown>) => string

/** Names of the fields of a tier. */
export const nameOf = (field: 'bets' | 'members' | 'rate', tier: number): string => `${field}-${tier}`

/** A tier as it was typed, a comma counting as the point that it is in many languages. */
export function tierOf(values: Values, tier: number): Tier {
  const typed = (field: 'bets' | 'members' | 'rate') => values[nameOf(field, tier)] ?? ''
  return {
    activeMembers: Number(typed('members') || Number.NaN),
    periodBets: typed('bets').replace(',', '.'),
    rate: typed('rate').replace(',', '.'),
  }
}

interface OfferContext {
  t: T
  currency: string
  /** The own rate in hundredths of a percent; null where it is not known. */
  own: number | null
  /** As it is written. */
  ownText: string
}

function problemsOfTier({ activeMembers, periodBets, rate }: Tier, tier: number, context: OfferContext): Problems {
  const { t, currency, own, ownText } = context
  const amount = new RegExp(`^\\d{1,15}(\\.\\d{1,${decimals(currency)}})?$`)
  const isRate = /^\d{1,3}(\.\d{1,2})?$/.test(rate) && toHundredths(rate) > 0
  const isAbove = isRate && own !== null && toHundredths(rate) > own
  const wrong = (field: string) => t(`offerContract.wrong.${field}`, { rate: ownText })
  return {
    ...(!amount.test(periodBets) && { [nameOf('bets', tier)]: wrong('bets') }),
    ...(!(Number.isInteger(activeMembers) && activeMembers >= 0) && { [nameOf('members', tier)]: wrong('members') }),
    ...((!isRate || isAbove) && { [nameOf('rate', tier)]: wrong(isAbove ? 'above' : 'rate') }),
  }
}

/** Problems of the tiers, by field; their order counts once each is right by itself (CON-20, CON-22). */
export function problemsOf(values: Values, tiers: readonly number[], around: OfferContext): Problems {
  const typed = tiers.map(tier => tierOf(values, tier))
  const problems = Object.assign(
    {},
    ...typed.map((one, index) => problemsOfTier(one, tiers[index] ?? 0, around)),
  ) as Problems
  if (Object.keys(problems).length) return problems
  const wrong = tiers[tierOutOfOrder(typed, around.currency)]
  return wrong === undefined ? {} : { [nameOf('rate', wrong)]: around.t('error.CONTRACT_TIERS') }
}
