import { sumOfAmounts, type WithdrawalOrder, type WithdrawalPart, type WithdrawalState } from '@baize/contract'
import { isMoreThan } from '../../../../shared/money/typed-amount.ts'

const ended: readonly WithdrawalState[] = ['received', 'fullyPaid', 'autoReceived', 'forced', 'rejected', 'cancelled']

/** Whether nothing of a withdrawal changes any more. */
export const isEnded = ({ state }: Pick<WithdrawalOrder, 'state'>): boolean => ended.includes(state)

const isUnderway = ({ state }: WithdrawalPart): boolean => state === 'disbursed' || state === 'notReceived'

/** The part that was sent last and waits for an answer, or has been reported as not received. */
export const openPart = ({ parts }: Pick<WithdrawalOrder, 'parts'>): WithdrawalPart | undefined =>
  parts.filter(isUnderway).at(-1)

/** Sum of the parts that were sent and not settled yet. */
const underway = ({ parts }: WithdrawalOrder): string =>
  sumOfAmounts(parts.filter(isUnderway).map(({ amount }) => amount))

/** Sums of a withdrawal, which add up to its net amount. */
export interface PartSums {
  received: string
  awaiting: string
  /** What is still to be sent. */
  unsent: string
}

/** What of a withdrawal has arrived, waits for an answer, and is still to be sent (WAL-26). */
export function partSums(order: WithdrawalOrder): PartSums {
  const { receivedAmount, remainingAmount } = order
  const awaiting = underway(order)
  const unsent = sumOfAmounts([remainingAmount, `-${awaiting}`])
  return { received: receivedAmount, awaiting, unsent: isMoreThan(unsent, '0') ? unsent : '0' }
}
