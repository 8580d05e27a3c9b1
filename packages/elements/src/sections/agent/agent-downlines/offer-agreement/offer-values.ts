import type { Translator } from '@baize/client'
import { tierOutOfOrder, toHundredths, type Tier } from '@baize/contract'
import type { Problems, Values } from '../../../../ui/forms/form-values.ts'
import { amountOf, decimalOf, type Separators } from '../../../../shared/money/typed-amount.ts'

/** Names of the fields of a tier. */
export const nameOf = (field: 'bets' | 'members' | 'rate', tier: number): string => `${field}-${tier}`

/** How numbers were typed. */
interface Writing {
  separators: Separators
  currency: string
}

/**
 * A tier as it was typed, its numbers as the language writes them (WAL-06); empty or not a number
 * where one cannot be read.
 */
export function tierOf(values: Values, tier: number, { separators, currency }: Writing): Tier {
  const typed = (field: 'bets' | 'members' | 'rate') => values[nameOf(field, tier)] ?? ''
  return {
    activeMembers: Number(decimalOf(typed('members'), separators, 0) ?? Number.NaN),
    periodBets: amountOf(typed('bets'), separators, currency) ?? '',
    rate: decimalOf(typed('rate'), separators, 2) ?? '',
  }
}

interface OfferContext extends Writing {
  t: Translator['t']
  /** The own rate in hundredths of a percent; null where it is not known. */
  own: number | null
  /** As it is written. */
  ownText: string
  /** An amount as one types it here. */
  example: string
}

function problemsOfTier({ activeMembers, periodBets, rate }: Tier, tier: number, context: OfferContext): Problems {
  const { t, own, ownText, example } = context
  const isRate = /^\d{1,3}(\.\d{1,2})?$/.test(rate) && toHundredths(rate) > 0
  const isAbove = isRate && own !== null && toHundredths(rate) > own
  const wrong = (field: string) => t(`offerContract.wrong.${field}`, { rate: ownText, example })
  return {
    ...(!periodBets && { [nameOf('bets', tier)]: wrong('bets') }),
    ...(!(Number.isInteger(activeMembers) && activeMembers >= 0) && { [nameOf('members', tier)]: wrong('members') }),
    ...((!isRate || isAbove) && { [nameOf('rate', tier)]: wrong(isAbove ? 'above' : 'rate') }),
  }
}

/**
 * Problems of the tiers, by field; their order counts once each is right by itself (CON-20,
 * CON-22).
 */
export function problemsOf(values: Values, tiers: readonly number[], around: OfferContext): Problems {
  const typed = tiers.map(tier => tierOf(values, tier, around))
  const problems = Object.assign(
    {},
    ...typed.map((one, index) => problemsOfTier(one, tiers[index] ?? 0, around)),
  ) as Problems
  if (Object.keys(problems).length) return problems
  const wrong = tiers[tierOutOfOrder(typed)]
  return wrong === undefined ? {} : { [nameOf('rate', wrong)]: around.t('error.CONTRACT_TIERS') }
}
