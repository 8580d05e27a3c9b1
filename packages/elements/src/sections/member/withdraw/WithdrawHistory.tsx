import { withdrawals, type WithdrawalOrder } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { OrderHistory, type OrderColumn } from '../../../shared/money/OrderHistory.tsx'
import { TwoLines } from '../../../shared/records/RecordCells.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { AccountText } from '../shared/withdrawals/AccountText.tsx'
import { badgeOf } from '../shared/withdrawals/badges.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { hasNote, WithdrawalNote } from './WithdrawalNote.tsx'

const amounts = ['amount', 'fee', 'net'] as const

const cards = {
  at: 'note',
  orderNo: 'number',
  account: 'title',
  amount: 'start',
  fee: 'middle',
  net: 'end',
  state: 'status',
  action: 'result',
} as const

const account: OrderColumn<WithdrawalOrder> = {
  name: 'account',
  cell: order =>
    hasNote(order) ? (
      <TwoLines first={<AccountText account={order.account} />} second={<WithdrawalNote order={order} />} />
    ) : (
      <AccountText account={order.account} />
    ),
  text: ({ account: { bank, numberMasked } }) => `${bank} ${numberMasked}`,
}
const received: OrderColumn<WithdrawalOrder> = { name: 'received', text: ({ receivedAmount }) => receivedAmount }
const reason: OrderColumn<WithdrawalOrder> = { name: 'reason', text: ({ reason }) => reason ?? '' }

interface WithdrawHistoryProps {
  onConfirm: (orderNo: string) => void
  onCancelled: (order: WithdrawalOrder) => void
}

/** The withdrawals so far, the newest first (MEM-32). */
export function WithdrawHistory({ onConfirm, onCancelled }: WithdrawHistoryProps) {
  const { t } = useText()
  const action: OrderColumn<WithdrawalOrder> = {
    name: 'action',
    end: true,
    cell: ({ orderNo, state }) =>
      state === 'disbursed' && (
        <LinkButton aria-label={`${t('withdraw.confirm')}: ${orderNo}`} onClick={() => onConfirm(orderNo)}>
          {t('withdraw.confirm')}
        </LinkButton>
      ),
  }
  return (
    <OrderHistory
      endpoint={withdrawals}
      name="withdrawals"
      file="withdrawals"
      words={{
        title: t('withdraw.history'),
        all: t('withdraw.allStates'),
        column: name => t(`withdraw.column.${name}`),
        state: state => t(`withdrawal.state.${state}`),
      }}
      states={badgeOf}
      amounts={amounts}
      columns={['at', 'orderNo', account, ...amounts, received, 'currency', 'state', reason, action]}
      cards={cards}
      sumsOf={({ totals }, of) => totals[of]}
      detail={{
        label: t('withdraw.details'),
        nameOf: ({ orderNo }) => t('withdraw.detailsOf', { name: orderNo }),
        content: order => <WithdrawalDetail order={order} onConfirm={onConfirm} onCancelled={onCancelled} />,
      }}
    />
  )
}
