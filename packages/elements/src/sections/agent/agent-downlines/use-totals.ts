import type { RecordTotals } from '../../../shared/records/record-totals.ts'
import { useText } from '../../../scope.ts'
import type { Downline } from './actions.ts'
import { useAmount } from './use-columns.tsx'
import type { Page } from './use-downlines.ts'
import { fromMinor, toMinor } from '@baize/contract'

/** What the rows of a page add up to; amounts are added in minor units (WAL-06). */
const sumsOf = (rows: readonly Downline[], currency: string): { balance: string; teamSize: number } => ({
  balance: fromMinor(
    rows.reduce((sum, { balance }) => sum + toMinor(balance, currency), 0n),
    currency,
  ),
  teamSize: rows.reduce((sum, { teamSize }) => sum + teamSize, 0),
})

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
