import {
  addDepositReceipt,
  depositOrder,
  depositOrders,
  removeDepositReceipt,
  type DepositOrder,
} from '@baize/contract'
import { useScope, useText } from '../../../scope.ts'
import { PictureUpload } from '../shared/pictures/PictureUpload.tsx'

interface ReceiptsProps {
  order: DepositOrder
  /** Receipts of an ended order stay. */
  removable: boolean
}

/** Pictures that prove the payment of an order (MEM-26). */
export function Receipts({ order, removable }: ReceiptsProps) {
  const { t } = useText()
  const scope = useScope()
  const { orderNo, receipts, takesReceipts, state } = order
  return (
    <PictureUpload
      part="receipts"
      title={t('deposit.receipt.title')}
      note={state === 'pending' ? t('deposit.receipt.optional') : undefined}
      addLabel={t('deposit.receipt.add')}
      pictures={receipts}
      addable={takesReceipts}
      removable={removable}
      onAdd={async (name, picture) => (await scope.call(addDepositReceipt, { orderNo, name, picture })).order.receipts}
      onRemove={receiptId => scope.call(removeDepositReceipt, { orderNo, receiptId })}
      onChanged={() => {
        scope.refresh(depositOrder)
        scope.refresh(depositOrders)
      }}
    />
  )
}
