import { downlines, downlineTypes, sumOfAmounts, type Output } from '@baize/contract'
import { useRecords, type Records } from '../../../shared/records/use-records.ts'
import { exampleAmount } from '../../../shared/money/typed-amount.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import type { FilterTexts } from '../../../shared/records/RecordFilters.tsx'
import { useText } from '../../../scope.ts'
import type { RecordTotals } from '../../../shared/records/record-totals.ts'
import type { Downline } from './downline-actions.ts'

export type Page = Output<typeof downlines>

const sort = { by: 'account', descending: false } as const

/** The downline that is listed, with its filters. */
export const useDownlines = (): Records<Page, Downline> => useRecords(downlines, { sort })

const states: readonly Downline['status'][] = ['active', 'disabled']

/**
 * Filters of the accounts below (AGT-26).
 * @param known - amounts in this currency, as the platform wrote them
 */
export function useFilters(
  currency: string,
  symbol: string,
  known: readonly string[],
): { fields: FilterField[]; texts: FilterTexts } {
  const { t, money, amount: amountText } = useText()
  const label = (name: string) => t(`agentDownlines.filter.${name}`)
  const choices = (block: string, values: readonly string[]) => [
    { value: '', label: t('agentDownlines.all') },
    ...values.map(value => ({ value, label: t(`agentDownlines.${block}.${value}`) })),
  ]
  const scopes = [
    { value: '', label: t('agentDownlines.scope.direct') },
    { value: 'team', label: t('agentDownlines.scope.team') },
  ]
  const amount = { kind: 'amount', currency, known, placeholder: money('0', currency, symbol), more: true } as const
  const example = amountText(exampleAmount(currency), currency)
  const day = { kind: 'day', more: true } as const
  const typed = { kind: 'text', placeholder: t('agentDownlines.startsWith'), maxLength: 64 } as const
  return {
    fields: [
      { name: 'account', label: label('account'), ...typed },
      { name: 'type', kind: 'select', label: label('type'), options: choices('type', downlineTypes) },
      { name: 'scope', kind: 'select', label: label('scope'), options: scopes },
      {
        name: 'status',
        kind: 'select',
        label: label('status'),
        options: choices('status', states),
        more: true,
      },
      { name: 'balanceFrom', label: label('balanceFrom'), ...amount },
      { name: 'balanceTo', label: label('balanceTo'), since: 'balanceFrom', ...amount },
      { name: 'from', label: label('from'), ...day },
      { name: 'to', label: label('to'), since: 'from', ...day },
    ],
    texts: {
      search: t('agentDownlines.search'),
      reset: t('agentDownlines.reset'),
      more: t('agentDownlines.more'),
      fewer: t('agentDownlines.fewer'),
      noAmount: t('agentDownlines.noAmount', { example }),
      turned: t('agentDownlines.turned'),
    },
  }
}

/** Sums of the rows of a page; amounts are added exactly (WAL-06). */
const sumsOf = (rows: readonly Downline[]): { balance: string; teamSize: number } => ({
  balance: sumOfAmounts(rows.map(({ balance }) => balance)),
  teamSize: rows.reduce((sum, { teamSize }) => sum + teamSize, 0),
})

/** Sums of the accounts of a list. */
export function useTotals(currency: string): RecordTotals<Page, Downline> {
  const { t, number, amount } = useText()
  const written = ({ balance, teamSize }: { balance: string; teamSize: number }) => ({
    balance: amount(balance, currency),
    teamSize: number(teamSize),
  })
  return {
    label: (of, count) => t(`agentDownlines.total.${of}`, { count, number: number(count) }),
    page: rows => written(sumsOf(rows)),
    all: ({ totals }) => written(totals),
  }
}
