import { depositOrders, depositStates, type DepositOrder, type DepositState, type Output } from '@baize/contract'
import { useSession, useText } from '../../../scope.ts'
import { NumberCell, TwoLines } from '../../../shared/records/RecordCells.tsx'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'

type Orders = Output<typeof depositOrders>

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const badgeOf: Readonly<Record<DepositState, 'warn' | 'info' | 'win' | 'loss' | 'neutral'>> = {
  pending: 'warn',
  processing: 'info',
  success: 'win',
  failed: 'loss',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** What a row leads to: the way to pay, a proof to be added, or what became of the order. */
const actionOf = ({ state, takesReceipts }: DepositOrder) => {
  if (state === 'pending') return 'open'
  return takesReceipts && state !== 'processing' ? 'addReceipt' : 'details'
}

/** Columns of a deposit (MEM-27). */
function useColumns(onOpen: (orderNo: string) => void): Column<DepositOrder>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const label = (name: string) => t(`deposit.column.${name}`)
  const sum = (name: 'amount' | 'fee' | 'credited'): Column<DepositOrder> => ({
    name,
    label: `${label(name)} (${currencySymbol})`,
    end: true,
    cell({ currency, [name]: value }) {
      return <Money text={value === null ? '–' : amount(value, currency)} />
    },
  })
  return [
    { name: 'at', label: label('at'), cell: ({ at }) => date(at, moment) },
    {
      name: 'orderNo',
      label: label('orderNo'),
      cell: ({ orderNo }) => (
        <NumberCell
          value={orderNo}
          texts={{ copy: t('copyValue.copy', { name: orderNo }), copied: t('copyValue.copied') }}
        />
      ),
    },
    {
      name: 'method',
      label: label('method'),
      cell: ({ method, reason }) =>
        reason ? <TwoLines first={<bdi>{method}</bdi>} second={t(`deposit.because.${reason}`)} /> : <bdi>{method}</bdi>,
    },
    sum('amount'),
    sum('fee'),
    sum('credited'),
    {
      name: 'state',
      label: label('state'),
      cell: ({ state }) => <Badge kind={badgeOf[state]}>{t(`deposit.state.${state}`)}</Badge>,
    },
    {
      name: 'action',
      label: label('action'),
      bare: true,
      end: true,
      cell(order) {
        const action = t(`deposit.${actionOf(order)}`)
        return (
          <LinkButton aria-label={`${action}: ${order.orderNo}`} onClick={() => onOpen(order.orderNo)}>
            {action}
          </LinkButton>
        )
      },
    },
  ]
}

function useFields(): FilterField[] {
  const { t } = useText()
  const states = depositStates.map(value => ({ value, label: t(`deposit.state.${value}`) }))
  return [
    {
      name: 'state',
      label: t('deposit.column.state'),
      kind: 'select',
      options: [{ value: '', label: t('deposit.all') }, ...states],
    },
  ]
}

function useFile(): { name: string; columns: CsvColumn<DepositOrder>[] } {
  const { t } = useText()
  const { date } = useSiteZone()
  const column = (name: string, text: (row: DepositOrder) => string) => ({ label: t(`deposit.column.${name}`), text })
  return {
    name: 'deposits',
    columns: [
      column('at', ({ at }) => date(at)),
      column('orderNo', ({ orderNo }) => orderNo),
      column('method', ({ method }) => method),
      column('amount', ({ amount }) => amount),
      column('fee', ({ fee }) => fee),
      column('credited', ({ credited }) => credited ?? ''),
      column('currency', ({ currency }) => currency),
      column('state', ({ state }) => t(`deposit.state.${state}`)),
    ],
  }
}

const address = { prefix: 'deposits', fields: { filters: ['from', 'to', 'state'] } } as const

/** The deposits so far, the newest first (MEM-27). */
export function DepositHistory({ onOpen }: { onOpen: (orderNo: string) => void }) {
  const { t, amount } = useText()
  const columns = useColumns(onOpen)
  const fields = useFields()
  const file = useFile()
  const sums = ({ totals, currency }: Orders, of: 'page' | 'period') => {
    const sum = (name: 'amount' | 'fee' | 'credited') => <Money text={amount(totals[of][name], currency)} />
    return { amount: sum('amount'), fee: sum('fee'), credited: sum('credited') }
  }
  return (
    <section className="deposit-history" aria-label={t('deposit.history')}>
      <h3 className="deposit-title">{t('deposit.history')}</h3>
      <RecordPage
        endpoint={depositOrders}
        label={t('deposit.history')}
        columns={columns}
        fields={fields}
        address={address}
        keyOf={({ orderNo }) => orderNo}
        sums={sums}
        file={file}
      />
    </section>
  )
}
