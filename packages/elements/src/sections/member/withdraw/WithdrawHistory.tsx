import { withdrawals, withdrawalStates, type Output, type WithdrawalOrder } from '@baize/contract'
import { useSession, useText } from '../../../scope.ts'
import { NumberCell, TwoLines } from '../../../shared/records/RecordCells.tsx'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { CardPlace, Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { AccountText } from '../shared/withdrawals/AccountText.tsx'
import { badgeOf } from '../shared/withdrawals/badges.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { hasNote, WithdrawalNote } from './WithdrawalNote.tsx'

type Orders = Output<typeof withdrawals>

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Columns of a withdrawal (MEM-32). */
function useColumns(onConfirm: (orderNo: string) => void): Column<WithdrawalOrder>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const label = (name: string) => t(`withdraw.column.${name}`)
  const sum = (name: 'amount' | 'fee' | 'net', card: CardPlace): Column<WithdrawalOrder> => ({
    name,
    label: `${label(name)} (${currencySymbol})`,
    end: true,
    card,
    cell: ({ currency, [name]: value }) => <Money text={amount(value, currency)} />,
  })
  return [
    { name: 'at', label: label('at'), card: 'note', cell: ({ at }) => date(at, moment) },
    {
      name: 'orderNo',
      label: label('orderNo'),
      card: 'number',
      cell: ({ orderNo }) => (
        <NumberCell
          value={orderNo}
          texts={{ copy: t('copyValue.copy', { name: orderNo }), copied: t('copyValue.copied') }}
        />
      ),
    },
    {
      name: 'account',
      label: label('account'),
      card: 'title',
      cell: order =>
        hasNote(order) ? (
          <TwoLines first={<AccountText account={order.account} />} second={<WithdrawalNote order={order} />} />
        ) : (
          <AccountText account={order.account} />
        ),
    },
    sum('amount', 'start'),
    sum('fee', 'middle'),
    sum('net', 'end'),
    {
      name: 'state',
      label: label('state'),
      card: 'status',
      cell: ({ state }) => <Badge kind={badgeOf[state]}>{t(`withdrawal.state.${state}`)}</Badge>,
    },
    {
      name: 'action',
      label: label('action'),
      end: true,
      card: 'result',
      cell: ({ orderNo, state }) =>
        state === 'disbursed' && (
          <LinkButton aria-label={`${t('withdraw.confirm')}: ${orderNo}`} onClick={() => onConfirm(orderNo)}>
            {t('withdraw.confirm')}
          </LinkButton>
        ),
    },
  ]
}

function useFields(): FilterField[] {
  const { t } = useText()
  const states = withdrawalStates.map(value => ({ value, label: t(`withdrawal.state.${value}`) }))
  return [
    {
      name: 'state',
      label: t('withdraw.column.state'),
      kind: 'select',
      options: [{ value: '', label: t('withdraw.allStates') }, ...states],
    },
  ]
}

function useFile(): { name: string; columns: CsvColumn<WithdrawalOrder>[] } {
  const { t } = useText()
  const { clock } = useSiteZone()
  const column = (name: string, text: (row: WithdrawalOrder) => string) => ({
    label: t(`withdraw.column.${name}`),
    text,
  })
  return {
    name: 'withdrawals',
    columns: [
      column('at', ({ at }) => clock(at)),
      column('orderNo', ({ orderNo }) => orderNo),
      column('account', ({ account }) => `${account.bank} ${account.numberMasked}`),
      column('amount', ({ amount }) => amount),
      column('fee', ({ fee }) => fee),
      column('net', ({ net }) => net),
      column('received', ({ receivedAmount }) => receivedAmount),
      column('currency', ({ currency }) => currency),
      column('state', ({ state }) => t(`withdrawal.state.${state}`)),
      column('reason', ({ reason }) => reason ?? ''),
    ],
  }
}

const address = { prefix: 'withdrawals', fields: { filters: ['from', 'to', 'state'] } } as const

interface WithdrawHistoryProps {
  onConfirm: (orderNo: string) => void
  onCancelled: (order: WithdrawalOrder) => void
}

/** The withdrawals so far, the newest first (MEM-32). */
export function WithdrawHistory({ onConfirm, onCancelled }: WithdrawHistoryProps) {
  const { t, amount } = useText()
  const columns = useColumns(onConfirm)
  const fields = useFields()
  const file = useFile()
  const sums = ({ totals, currency }: Orders, of: 'page' | 'period') => {
    const sum = (name: 'amount' | 'fee' | 'net') => <Money text={amount(totals[of][name], currency)} />
    return { amount: sum('amount'), fee: sum('fee'), net: sum('net') }
  }
  return (
    <section className="withdraw-history" aria-label={t('withdraw.history')}>
      <h3 className="withdraw-title">{t('withdraw.history')}</h3>
      <RecordPage
        endpoint={withdrawals}
        label={t('withdraw.history')}
        columns={columns}
        fields={fields}
        address={address}
        keyOf={({ orderNo }) => orderNo}
        sums={sums}
        file={file}
        detail={{
          label: t('withdraw.details'),
          nameOf: ({ orderNo }) => t('withdraw.detailsOf', { name: orderNo }),
          content: order => <WithdrawalDetail order={order} onConfirm={onConfirm} onCancelled={onCancelled} />,
        }}
      />
    </section>
  )
}
