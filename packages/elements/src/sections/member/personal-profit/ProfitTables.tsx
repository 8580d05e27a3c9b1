import { useSession, useText } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { useProfitColumns, type ProfitRow } from './profit-columns.tsx'
import { ProfitChart } from './ProfitChart.tsx'
import { daysBetween, signed, withoutCategory, type Profit } from './profit-sums.ts'

interface ProfitTableProps {
  /** Undefined while the first one is on its way. */
  profit: Profit | undefined
  /** It belongs to other days than those that are asked for. */
  busy: boolean
}

/** The name of a row that holds what is in no category. */
const noCategory = 'none'

/** Days from here on are labelled by month, not by weekday. */
const manyDays = 10

/** The days in the order of time, as rows that wait for their sums where there are none yet. */
function rowsOf(profit: Profit | undefined, { from, to }: Readonly<Record<string, string>>): ProfitRow[] {
  if (profit) return profit.rows.map(row => ({ name: row.day ?? '', card: row })).reverse()
  return from && to ? daysBetween(from, to).map(name => ({ name, card: undefined })) : []
}

/** The result of each day, as bars and in numbers (MEM-42). */
export function ProfitByDay({ profit, busy, days }: ProfitTableProps & { days: Readonly<Record<string, string>> }) {
  const { t, date, amount } = useText()
  const { currency, currencySymbol } = useSession()
  const dateOf = (day: string, options: Intl.DateTimeFormatOptions) => date(day, { ...options, timeZone: 'UTC' })
  const { columns, totalsOf } = useProfitColumns('day', ({ name }) =>
    dateOf(name, { weekday: 'short', day: 'numeric', month: 'short' }),
  )
  const rows = rowsOf(profit, days)
  const title = t('profit.byDay', { symbol: currencySymbol || currency })
  const labelOf = (day: string) =>
    rows.length > manyDays
      ? dateOf(day, { day: 'numeric', month: 'short' })
      : `${dateOf(day, { weekday: 'short' })} ${dateOf(day, { day: 'numeric' })}`
  const points = rows.flatMap(({ name, card }) =>
    card
      ? [{ value: Number(card.net), text: signed(card.net, net => amount(net, currency)), label: labelOf(name) }]
      : [],
  )
  return (
    <div className="profit-days">
      <div className="profit-figure">
        <div className="profit-caption">
          <h3 className="profit-subtitle">{title}</h3>
          <ul className="profit-legend">
            <li className="profit-key-more">{t('profit.moreThanBet')}</li>
            <li className="profit-key-less">{t('profit.lessThanBet')}</li>
          </ul>
        </div>
        <ProfitChart label={title} points={profit && points} />
      </div>
      <Table
        label={title}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        totals={[totalsOf(t('profit.days', { count: rows.length }), profit?.totals)]}
        busy={busy}
      />
    </div>
  )
}

/** The result of each category that was played, and of what belongs to none (MEM-42). */
export function ProfitByCategory({ profit, busy }: ProfitTableProps) {
  const { t } = useText()
  const { columns, totalsOf } = useProfitColumns('category', ({ name }) =>
    name === noCategory ? t('profit.noCategory') : t(`game.category.${name}`),
  )
  const rest = profit && withoutCategory(profit.totals, profit.rows)
  const rows: ProfitRow[] = [
    ...(profit?.rows ?? []).map(row => ({ name: row.category ?? noCategory, card: row })),
    ...(rest ? [{ name: noCategory, card: rest }] : []),
  ]
  return (
    <Table
      label={t('profit.byCategory')}
      columns={columns}
      rows={rows}
      keyOf={({ name }) => name}
      totals={profit ? [totalsOf(t('profit.allCategories'), profit.totals)] : []}
      busy={busy}
      empty={<EmptyState title={t('profit.none')} />}
    />
  )
}
