import { fromHundredths, toHundredths, type Tier } from '@baize/contract'
import { useText } from '../../../../scope.ts'

export interface Percents {
  /** `4.5` as `4.5%`. */
  percent: (rate: string) => string
  /** From the lowest to the highest rate of tiers, or the one there is. */
  range: (tiers: readonly Tier[]) => string
  /** How much a rate is above another one, in points and signed; empty where they are the same. */
  rateDifference: (rate: string, before: number | null) => string
}

/** Rates as the language writes them. */
export function usePercent(): Percents {
  const { t, number } = useText()
  const written = (hundredths: number) => number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const percent = (rate: string) => written(toHundredths(rate))
  return {
    percent,
    range(tiers) {
      const rates = tiers.map(({ rate }) => toHundredths(rate))
      const [low, high] = [Math.min(...rates), Math.max(...rates)]
      return low === high ? written(high) : t('contract.range', { low: written(low), high: written(high) })
    },
    rateDifference(rate, before) {
      const more = before === null ? 0 : toHundredths(rate) - before
      // Intl writes a hyphen where a minus is meant.
      return more ? number(fromHundredths(more), { signDisplay: 'always' }).replace('-', '−') : ''
    },
  }
}
