import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import type { Transfer } from './pages.ts'

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** In the manner of figures, whatever sign the language's own writing of money has. */
const signOf = (row: Transfer): string => (isSent(row) ? '−' : '+')
const isSent = ({ amount }: Transfer): boolean => amount.startsWith('-')

/** What is told of a transfer (MEM-35). */
export function useColumns(): Column<Transfer>[] {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`transfer.column.${name}`)
  const written = (row: Transfer) => `${signOf(row)}${money(row.amount.replace('-', ''), row.currency)}`
  const way = (row: Transfer) => t(`transfer.${isSent(row) ? 'sent' : 'got'}.${row.direction}`)
  return [
    { name: 'at', label: label('at'), cell: ({ at }) => date(at, moment) },
    { name: 'direction', label: label('direction'), cell: way },
    { name: 'counterpart', label: label('counterpart'), cell: row => <bdi translate="no">{row.counterpart}</bdi> },
    { name: 'amount', label: label('amount'), end: true, cell: row => <Money text={written(row)} /> },
    {
      name: 'status',
      label: label('status'),
      cell: row => <Badge kind="win">{t(`transfer.status.${row.status}`)}</Badge>,
    },
    {
      name: 'remark',
      label: label('remark'),
      cell: ({ remark }) => (
        <span className="transfers-remark" dir="auto">
          {remark || '–'}
        </span>
      ),
    },
  ]
}
