import type { RecordTotals } from '../../../shared/records/record-totals.ts'
import { useText } from '../../../scope.ts'
import type { Downline } from './actions.ts'
import { sumsOf } from './sums.ts'
import { useAmount } from './use-columns.tsx'
import type { Page } from './use-downlines.ts'

/** What the accounts of a list add up to. */
export function useTotals(currency: string): RecordTotals<Page, Downline> {
  const { t, number } = useText()
  const amount = useAmount(currency)
  const written = ({ balance, teamSize }: { balance: string; teamSize: number }) => ({
    balance: amount(balance),
    teamSize: number(teamSize),
  })
  return {
    label: (of, count) => t(`agentDownlines.total.${of}`, { count, number: number(count) }),
    page: rows => written(sumsOf(rows, currency)),
    all: ({ totals }) => written(totals),
  }
}
