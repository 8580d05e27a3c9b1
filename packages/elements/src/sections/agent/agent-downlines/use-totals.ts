import { useText } from '../../../scope.ts'
import type { Totals } from '../../../ui/data/columns.ts'
import { sumsOf } from './sums.ts'
import { useAmount } from './use-columns.tsx'
import type { Page } from './use-downlines.ts'

/** This page, and where there are more, all pages (MEM-11). */
export function useTotals(page: Page | undefined, currency: string): Totals[] {
  const { t, number } = useText()
  const amount = useAmount(currency)
  if (!page) return []
  const row = (key: string, count: number, sums: { balance: string; teamSize: number }): Totals => ({
    account: t(`agentDownlines.total.${key}`, { count, number: number(count) }),
    balance: amount(sums.balance),
    teamSize: number(sums.teamSize),
  })
  const here = row('page', page.content.length, sumsOf(page.content, currency))
  return page.totalPages > 1 ? [here, row('all', page.total, page.totals)] : [here]
}
