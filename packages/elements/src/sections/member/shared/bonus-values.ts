import { fromMinor, toMinor, type Bonus } from '@baize/contract'

/** Whole per cent of a turnover that is done, rounded down: 100 is all of it. */
export function turnoverPercent({
  turnoverDone,
  turnoverNeeded,
  currency,
}: Pick<Bonus, 'turnoverDone' | 'turnoverNeeded' | 'currency'>): number {
  const needed = toMinor(turnoverNeeded, currency)
  return needed > 0n ? Number((toMinor(turnoverDone, currency) * 100n) / needed) : 100
}

/** Valid bets that a turnover still takes. */
export const turnoverLeft = ({ turnoverDone, turnoverNeeded, currency }: Bonus): string =>
  fromMinor(toMinor(turnoverNeeded, currency) - toMinor(turnoverDone, currency), currency)

/**
 * What came of a bonus in play: what it has and has in bets that are unsettled, less what it was;
 * negative where it has lost.
 */
export const resultOf = ({ amount, balance, staked, currency }: Bonus): string =>
  fromMinor(toMinor(balance, currency) + toMinor(staked, currency) - toMinor(amount, currency), currency)

/** What is left of some bonuses together. */
export const leftOf = (bonuses: readonly Bonus[], currency: string): string =>
  fromMinor(
    bonuses.reduce((total, { balance }) => total + toMinor(balance, currency), 0n),
    currency,
  )
