import { balance, cancelWithdrawal, withdrawals, withdrawConfig, type WithdrawalOrder } from '@baize/contract'
import { useState } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { OrderFacts } from '../../../shared/money/OrderFacts.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { AccountText } from '../shared/withdrawals/AccountText.tsx'
import { WithdrawalParts } from '../shared/withdrawals/WithdrawalParts.tsx'
import { WithdrawalNote } from './WithdrawalNote.tsx'

const changed = [withdrawals, withdrawConfig, balance]

interface CancelProps {
  orderNo: string
  onCancelled: (order: WithdrawalOrder) => void
}

/** The button that cancels a withdrawal, after one question (MEM-32). */
function Cancel({ orderNo, onCancelled }: CancelProps) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAction(cancelWithdrawal, {
    refresh: changed,
    onDone({ order }) {
      setAsking(false)
      onCancelled(order)
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('withdraw.cancel')}</Button>
      {asking && (
        <Dialog
          title={t('withdraw.cancelTitle')}
          closeLabel={t('common.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('withdraw.keep')}</Button>
              <Button kind="danger" loading={busy} onClick={() => void run({ orderNo })}>
                {t('withdraw.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('withdraw.cancelText')}</p>
          <ActionFailure error={failure} />
        </Dialog>
      )}
    </>
  )
}

/** States about which customer service can be asked. */
const isArguable = ({ state }: WithdrawalOrder): boolean =>
  state === 'notReceived' || state === 'autoReceived' || state === 'forced' || state === 'rejected'

interface WithdrawalDetailProps {
  order: WithdrawalOrder
  onConfirm: (orderNo: string) => void
  onCancelled: (order: WithdrawalOrder) => void
}

/** A withdrawal in full: its account, its parts, what can be done about it (MEM-32, WAL-26). */
export function WithdrawalDetail({ order, onConfirm, onCancelled }: WithdrawalDetailProps) {
  const { t, money } = useText()
  const { orderNo, account, receivedAmount, remainingAmount, currency, state, canCancel } = order
  const written = (amount: string) => money(amount, currency)
  const facts = [
    { name: 'account', value: <AccountText account={account} withHolder /> },
    { name: 'received', value: <Money text={written(receivedAmount)} /> },
    { name: 'remaining', value: <Money text={written(remainingAmount)} /> },
  ]
  return (
    <div className="withdraw-detail">
      <WithdrawalNote order={order} isWhole />
      <OrderFacts facts={facts.map(fact => ({ ...fact, label: t(`withdraw.line.${fact.name}`) }))} />
      <WithdrawalParts order={order} written={written} />
      <div className="withdraw-actions">
        {(state === 'disbursed' || state === 'notReceived') && (
          <Button kind={state === 'disbursed' ? 'primary' : 'secondary'} onClick={() => onConfirm(orderNo)}>
            {t(state === 'disbursed' ? 'withdraw.confirmPart' : 'withdraw.arrived')}
          </Button>
        )}
        {canCancel && <Cancel orderNo={orderNo} onCancelled={onCancelled} />}
        {isArguable(order) && <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />}
      </div>
    </div>
  )
}
