import { withdrawConfig, type WithdrawalOrder } from '@baize/contract'
import { useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import { useOrderAddress } from '../shared/use-order-address.ts'
import type { withdraw } from './withdraw.element.ts'
import { WithdrawHistory } from './WithdrawHistory.tsx'
import { WithdrawSteps } from './WithdrawSteps.tsx'

interface WithdrawPanelProps {
  onPlaced: (order: WithdrawalOrder) => void
  onConfirm: (orderNo: string) => void
}

/** The steps of a withdrawal, once it is known what may be withdrawn. */
function WithdrawPanel({ onPlaced, onConfirm }: WithdrawPanelProps) {
  const { t } = useText()
  // The texts of the account section hold the words for refusals.
  const words = useTextOf('account')
  const { data: config, status, error, refresh } = useRead(withdrawConfig, {})
  const used = config && { used: config.dailyCount - config.countLeft, count: config.dailyCount }
  return (
    <>
      <div className="withdraw-head">
        <h3 className="member-title member-step-title" tabIndex={-1}>
          {t('withdraw.new')}
        </h3>
        {used && <span className="withdraw-used">{t('withdraw.used', used)}</span>}
      </div>
      {config && words ? (
        <div className="member-beside">
          <WithdrawSteps config={config} onPlaced={onPlaced} onConfirm={onConfirm} />
        </div>
      ) : status === 'error' ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  )
}

interface WithdrawalsProps {
  withHistory: boolean
  onOrder: (order: WithdrawalOrder) => void
}

/** The form, or the order of which a part is answered, and the withdrawals so far. */
function Withdrawals({ withHistory, onOrder }: WithdrawalsProps) {
  const { t } = useText()
  const [orderNo, setOrderNo] = useOrderAddress()
  const [moved, setMoved] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useStepFocus(panel, '.member-step-title', moved && `of ${orderNo}`)
  const open = (order: string | null) => {
    setOrderNo(order)
    setMoved(true)
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <section
        ref={panel}
        className={orderNo === null ? 'member-panel member-flat' : 'withdraw-confirming'}
        part="panel"
      >
        {orderNo === null ? (
          <WithdrawPanel onPlaced={onOrder} onConfirm={open} />
        ) : (
          <>
            <div className="withdraw-back">
              <h3 className="member-title member-step-title" tabIndex={-1}>
                {t('withdrawal.confirmTitle')}
              </h3>
              <LinkButton onClick={() => open(null)}>{t('withdraw.backToForm')}</LinkButton>
            </div>
            <NestedElement
              key={orderNo}
              tag="baize-withdraw-confirmation"
              attributes={{ 'order-no': orderNo, 'without-heading': '' }}
            />
          </>
        )}
      </section>
      {withHistory && <WithdrawHistory onConfirm={open} onCancelled={onOrder} />}
    </>
  )
}

/** Takes money out (MEM-29 to MEM-33, WAL-13). */
export function Withdraw({ withoutHeading, withoutHistory = false, emit }: ViewProps<typeof withdraw>) {
  const { t } = useText()
  return (
    <MemberPage page="withdraw" title={t('withdraw.title')} withoutHeading={withoutHeading}>
      <Withdrawals
        withHistory={!withoutHistory}
        onOrder={({ orderNo, state }) => void emit('baize-withdrawal', { orderNo, state })}
      />
    </MemberPage>
  )
}
