import { depositOrders, type DepositOrder, type DepositState } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { OrderHistory, type OrderColumn } from '../../../shared/money/OrderHistory.tsx'
import { TwoLines } from '../../../shared/records/RecordCells.tsx'
import type { BadgeKind } from '../../../ui/data/Badge.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'

const states: Readonly<Record<DepositState, BadgeKind>> = {
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

const amounts = ['amount', 'fee', 'credited'] as const

/** The deposits so far, the newest first (MEM-27). */
export function DepositHistory({ onOpen }: { onOpen: (orderNo: string) => void }) {
  const { t } = useText()
  const method: OrderColumn<DepositOrder> = {
    name: 'method',
    cell: ({ method, reason }) =>
      reason ? <TwoLines first={<bdi>{method}</bdi>} second={t(`deposit.because.${reason}`)} /> : <bdi>{method}</bdi>,
    text: ({ method }) => method,
  }
  const action: OrderColumn<DepositOrder> = {
    name: 'action',
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
  }
  return (
    <OrderHistory
      endpoint={depositOrders}
      name="deposits"
      file="deposits"
      words={{
        title: t('deposit.history'),
        all: t('deposit.all'),
        column: name => t(`deposit.column.${name}`),
        state: state => t(`deposit.state.${state}`),
      }}
      states={states}
      amounts={amounts}
      columns={['at', 'orderNo', method, ...amounts, 'currency', 'state', action]}
      sumsOf={({ totals }, of) => totals[of]}
    />
  )
}
