import {
  transactionRecords,
  transactionStatuses,
  transactionTypes,
  type Output,
  type TransactionRecord,
  type TransactionStatus,
} from '@baize/contract'
import { useSession, useText } from '../../../scope.ts'
import { NumberCell, ResultCell, TwoLines } from '../../../shared/records/RecordCells.tsx'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { recordMoment, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { CardPlace, Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { MemberPage } from '../shared/MemberPage.tsx'
import type { transactions } from './transactions.element.ts'

type Movements = Output<typeof transactionRecords>

const badgeOf: Readonly<Record<TransactionStatus, 'win' | 'info' | 'neutral'>> = {
  pending: 'info',
  done: 'win',
  cancelled: 'neutral',
}

/** Columns of a movement (MEM-40). */
function useColumns(): Column<TransactionRecord>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const label = (name: string) => t(`transactions.column.${name}`)
  const inCurrency = (name: string) => `${label(name)} (${currencySymbol})`
  const balance = (name: 'balanceBefore' | 'balanceAfter', card: CardPlace): Column<TransactionRecord> => ({
    name,
    label: inCurrency(name),
    end: true,
    card,
    cell: row => <Money text={amount(row[name], row.currency)} />,
  })
  return [
    { name: 'at', label: label('at'), card: 'note', cell: ({ at }) => date(at, recordMoment) },
    {
      name: 'number',
      label: label('number'),
      card: 'number',
      cell: ({ number }) => (
        <NumberCell
          value={number}
          texts={{ copy: t('transactions.copy', { name: number }), copied: t('transactions.copied') }}
        />
      ),
    },
    {
      name: 'type',
      label: label('type'),
      card: 'title',
      cell: ({ type, remark }) => (
        <TwoLines
          first={t(`transactions.type.${type}`)}
          second={
            <bdi className="transaction-remark" dir="auto">
              {remark}
            </bdi>
          }
        />
      ),
    },
    {
      name: 'amount',
      label: inCurrency('amount'),
      end: true,
      card: 'result',
      cell: row => <ResultCell amount={row.amount} written={text => amount(text, row.currency)} />,
    },
    balance('balanceBefore', 'start'),
    balance('balanceAfter', 'end'),
    {
      name: 'status',
      label: label('status'),
      card: 'status',
      cell: ({ status }) => <Badge kind={badgeOf[status]}>{t(`transactions.status.${status}`)}</Badge>,
    },
  ]
}

/** Filters beside the days (MEM-40). */
function useFields(): FilterField[] {
  const { t } = useText()
  const select = (name: 'type' | 'status', values: readonly string[]): FilterField => ({
    name,
    label: t(`transactions.column.${name}`),
    kind: 'select',
    options: [
      { value: '', label: t('transactions.all') },
      ...values.map(value => ({ value, label: t(`transactions.${name}.${value}`) })),
    ],
  })
  return [
    select('type', transactionTypes),
    select('status', transactionStatuses),
    { name: 'number', label: t('transactions.column.number'), kind: 'text', maxLength: 130 },
  ]
}

function useFile(): { name: string; columns: CsvColumn<TransactionRecord>[] } {
  const { t } = useText()
  const { clock } = useSiteZone()
  const column = (name: string, text: (row: TransactionRecord) => string) => ({
    label: t(`transactions.column.${name}`),
    text,
  })
  return {
    name: 'transactions',
    columns: [
      column('at', ({ at }) => clock(at)),
      column('number', ({ number }) => number),
      column('type', ({ type }) => t(`transactions.type.${type}`)),
      column('amount', ({ amount }) => amount),
      column('balanceBefore', ({ balanceBefore }) => balanceBefore),
      column('balanceAfter', ({ balanceAfter }) => balanceAfter),
      column('currency', ({ currency }) => currency),
      column('status', ({ status }) => t(`transactions.status.${status}`)),
      column('reference', ({ reference }) => reference ?? ''),
      column('remark', ({ remark }) => remark),
    ],
  }
}

const address = { prefix: 'transactions', fields: { filters: ['from', 'to', 'type', 'status', 'number'] } } as const

function Movements() {
  const { t, amount } = useText()
  const columns = useColumns()
  const fields = useFields()
  const file = useFile()
  const sums = ({ totals, currency }: Movements, of: 'page' | 'period') => ({
    amount: <ResultCell amount={totals[of].net} written={text => amount(text, currency)} />,
  })
  return (
    <RecordPage
      endpoint={transactionRecords}
      label={t('transactions.title')}
      columns={columns}
      fields={fields}
      address={address}
      keyOf={({ number }) => number}
      sums={sums}
      file={file}
    />
  )
}

/** The account record of a member (MEM-39, MEM-40). */
export function Transactions({ withoutHeading }: ViewProps<typeof transactions>) {
  const { t } = useText()
  return (
    <MemberPage page="transactionHistory" title={t('transactions.title')} withoutHeading={withoutHeading}>
      <Movements />
    </MemberPage>
  )
}
