import { fromMinor } from '@baize/contract'
import type { BetStatus } from '@baize/contract'
import type { BetSum } from './bet-totals.ts'

const isDecided = (status: BetStatus) => status === 'won' || status === 'lost'
/** Whether a bet is won, lost or drawn. */
export const isSettled = (status: BetStatus): boolean => isDecided(status) || status === 'draw'

/** What bets came to, in minor units. */
export interface BetAmounts {
  count: number
  bet: bigint
  validBet: bigint
  payout: bigint
  profit: bigint
}

/** The amounts of one bet, or of several of one status. */
export const amountsOf = ({ status, count, bet, win }: BetSum): BetAmounts => ({
  count,
  bet,
  validBet: isDecided(status) ? bet : 0n,
  payout: win,
  profit: isSettled(status) ? win - bet : 0n,
})

/** Adds up bets of all statuses. */
export const addedUp = (sums: readonly BetSum[]): BetAmounts =>
  sums.map(amountsOf).reduce(
    (total, each) => ({
      count: total.count + each.count,
      bet: total.bet + each.bet,
      validBet: total.validBet + each.validBet,
      payout: total.payout + each.payout,
      profit: total.profit + each.profit,
    }),
    { count: 0, bet: 0n, validBet: 0n, payout: 0n, profit: 0n },
  )

/** Sums as the wire shows them. */
export function shownSums({ count, bet, validBet, payout, profit }: BetAmounts, currency: string) {
  const text = (amount: bigint) => fromMinor(amount, currency)
  return { count, bet: text(bet), validBet: text(validBet), payout: text(payout), profit: text(profit) }
}
