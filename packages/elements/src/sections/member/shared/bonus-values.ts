import { compareAmounts, sumOfAmounts, type Bonus } from '@baize/contract'

/** Whole per cent of a turnover that is done, rounded down: 100 is all of it. */
export function turnoverPercent({ turnoverDone, turnoverNeeded }: Pick<Bonus, 'turnoverDone' | 'turnoverNeeded'>) {
  if (compareAmounts(turnoverDone, turnoverNeeded) >= 0) return 100
  return Math.min(99, Math.floor((Number(turnoverDone) * 100) / Number(turnoverNeeded)))
}

/** Valid bets that a turnover still takes. */
export const turnoverLeft = ({ turnoverDone, turnoverNeeded }: Bonus): string =>
  sumOfAmounts([turnoverNeeded, `-${turnoverDone}`])

/**
 * What came of a bonus in play: what it has and has in bets that are unsettled, less what it was;
 * negative where it has lost.
 */
export const resultOf = ({ amount, balance, staked }: Bonus): string => sumOfAmounts([balance, staked, `-${amount}`])

/** What is left of some bonuses together. */
export const leftOf = (bonuses: readonly Bonus[]): string => sumOfAmounts(bonuses.map(({ balance }) => balance))
