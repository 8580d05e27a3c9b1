import { downlines, downlineTypes, fromMinor, toMinor, type Output } from '@baize/contract'
import { useRecords, type Records } from '../../../shared/records/use-records.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import type { FilterTexts } from '../../../shared/records/RecordFilters.tsx'
import { useText } from '../../../scope.ts'
import type { RecordTotals } from '../../../shared/records/record-totals.ts'
import type { Downline } from './downline-actions.ts'
import { useAmount } from './downline-columns.tsx'

export type Page = Output<typeof downlines>

const sort = { by: 'account', descending: false } as const

/** The downline that is listed, with its filters. */
export const useDownlines = (): Records<Page, Downline> => useRecords(downlines, { sort })

const states: readonly Downline['status'][] = ['active', 'disabled']

/** Filters of the accounts below (AGT-26). */
export function useFilters(currency: string, symbol: string): { fields: FilterField[]; texts: FilterTexts } {
  const { t, money } = useText()
  const label = (name: string) => t(`agentDownlines.filter.${name}`)
  const choices = (block: string, values: readonly string[]) => [
    { value: '', label: t('agentDownlines.all') },
    ...values.map(value => ({ value, label: t(`agentDownlines.${block}.${value}`) })),
  ]
  const scopes = [
    { value: '', label: t('agentDownlines.scope.direct') },
    { value: 'team', label: t('agentDownlines.scope.team') },
  ]
  const amount = { kind: 'amount', currency, placeholder: money('0', currency, symbol), more: true } as const
  const example = useAmount(currency)('1000.5')
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

/** Sums of the rows of a page; amounts are added in minor units (WAL-06). */
const sumsOf = (rows: readonly Downline[], currency: string): { balance: string; teamSize: number } => ({
  balance: fromMinor(
    rows.reduce((sum, { balance }) => sum + toMinor(balance, currency), 0n),
    currency,
  ),
  teamSize: rows.reduce((sum, { teamSize }) => sum + teamSize, 0),
})

/** Sums of the accounts of a list. */
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
