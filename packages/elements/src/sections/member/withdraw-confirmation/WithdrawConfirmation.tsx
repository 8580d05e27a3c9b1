import { withdrawal, withdrawals, withdrawConfig, type WithdrawalAnswer, type WithdrawalOrder } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useEvery } from '../../../runtime/use-every.ts'
import { useRead, useScope, useSession, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { CopyValue } from '../shared/CopyValue.tsx'
import { MemberPage } from '../shared/MemberPage.tsx'
import { AccountText } from '../shared/withdrawals/AccountText.tsx'
import { isEnded, openPart, partSums } from '../shared/withdrawals/order-parts.ts'
import { WithdrawalParts } from '../shared/withdrawals/WithdrawalParts.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ClaimWindow } from './ClaimWindow.tsx'
import type { withdrawConfirmation } from './withdraw-confirmation.element.ts'

/** Milliseconds after which a withdrawal that has not ended is asked for again. */
const pollEvery = 20_000

interface OrderProps {
  order: WithdrawalOrder
  /** An amount in the currency of the order, as the texts write it. */
  written: (amount: string) => string
}

/** What has arrived, waits for an answer and remains, as a bar and in figures (WAL-26). */
function Sums({ order, written }: OrderProps) {
  const { t } = useText()
  const { received, awaiting, unsent } = partSums(order)
  const cells = [
    { name: 'net', amount: order.net },
    { name: 'received', amount: received },
    { name: 'awaiting', amount: awaiting },
    { name: 'remaining', amount: order.remainingAmount },
  ]
  const segments = { received, awaiting, unsent }
  return (
    <div className="confirmation-sums" part="sums">
      <div className="confirmation-bar" aria-hidden="true">
        {Object.entries(segments).map(([name, amount]) => (
          <span key={name} className={`confirmation-${name}`} style={{ flexGrow: Number(amount) }} />
        ))}
      </div>
      <dl className="confirmation-cells">
        {cells.map(({ name, amount }) => (
          <div key={name}>
            <dt className={`confirmation-of-${name}`}>{t(`withdrawal.sum.${name}`)}</dt>
            <dd>
              <Money text={written(amount)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface OrderViewProps {
  order: WithdrawalOrder
  onAnswered: (order: WithdrawalOrder) => void
}

/** A withdrawal with its parts, and the form that answers the one that waits. */
function OrderView({ order, onAnswered }: OrderViewProps) {
  const { t, money } = useText()
  const { currencySymbol } = useSession()
  const [answered, setAnswered] = useState<WithdrawalAnswer | null>(null)
  const { orderNo, account, state, currency, parts } = order
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const part = openPart(order)
  return (
    <section className="member-panel member-flat member-beside" part="panel">
      <div className="member-main">
        <div className="confirmation-order">
          <CopyValue value={orderNo} label={t('withdraw.column.orderNo')}>
            {t('withdrawal.order', { orderNo })}
          </CopyValue>
          <span className="confirmation-note">
            {t('withdrawal.to')} <AccountText account={account} withHolder />
          </span>
        </div>
        <Sums order={order} written={written} />
        <WithdrawalParts order={order} written={written} />
        <div role="status" className="confirmation-status">
          {answered && (
            <Alert>
              <p>{t(`withdrawal.done.${answered}`)}</p>
            </Alert>
          )}
        </div>
        {part ? (
          <AnswerForm
            key={`${part.partNo} ${part.state}`}
            order={order}
            part={part}
            written={written}
            onAnswered={(now, answer) => {
              setAnswered(answer)
              onAnswered(now)
            }}
          />
        ) : (
          <Alert>
            <p>{t(isEnded(order) ? `withdrawal.text.${state}` : 'withdrawal.nothingOpen', { count: parts.length })}</p>
          </Alert>
        )}
      </div>
      <ClaimWindow part={part} />
    </section>
  )
}

interface ConfirmationProps {
  orderNo: string
  onAnswered: (order: WithdrawalOrder) => void
}

/** The withdrawal of a number, which changes by itself. */
function Confirmation({ orderNo, onAnswered }: ConfirmationProps) {
  const { t } = useText()
  const scope = useScope()
  const { data, status, error, refresh } = useRead(withdrawal, { orderNo })
  const order = data?.order
  useEvery(order && !isEnded(order) ? pollEvery : null, refresh)
  const last = useRef<string>(undefined)
  const news = order && `${order.state} ${order.parts.map(part => part.state).join(' ')}`
  useEffect(() => {
    // What the platform has done meanwhile changes the list, and whether something waits.
    if (last.current !== undefined && news !== last.current) {
      scope.refresh(withdrawals)
      scope.refresh(withdrawConfig)
    }
    last.current = news
  }, [scope, news])
  if (order) return <OrderView order={order} onAnswered={onAnswered} />
  if (status !== 'error') return <Skeleton height={320} />
  if (error?.code !== 'NOT_FOUND' && error?.code !== 'BAD_REQUEST')
    return <LoadFailure error={error} onRetry={refresh} />
  return <EmptyState title={t('withdrawal.notFound')} />
}

/** The withdrawal of which a part waits; it stays once that is answered. */
function WaitingConfirmation({ onAnswered }: Pick<ConfirmationProps, 'onAnswered'>) {
  const { t } = useText()
  const { data, status, error, refresh } = useRead(withdrawConfig, {})
  const waiting = data?.waiting?.orderNo
  const [last, setLast] = useState(waiting)
  // While drawing, not in an effect: nothing in between is drawn without an order.
  if (waiting !== undefined && waiting !== last) setLast(waiting)
  const orderNo = waiting ?? last
  if (orderNo !== undefined) return <Confirmation key={orderNo} orderNo={orderNo} onAnswered={onAnswered} />
  if (data) return <EmptyState title={t('withdrawal.nothingWaits')} text={t('withdrawal.nothingWaitsText')} />
  return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
}

/** The confirmation of a payout by who gets it (WAL-19 to WAL-28, ENT-42). */
export function WithdrawConfirmation({ orderNo, withoutHeading, emit }: ViewProps<typeof withdrawConfirmation>) {
  const { t } = useText()
  const answered = ({ orderNo, state }: WithdrawalOrder) => void emit('baize-withdrawal', { orderNo, state })
  return (
    <MemberPage page="withdraw" title={t('withdrawal.confirmTitle')} withoutHeading={withoutHeading}>
      {orderNo ? (
        <Confirmation key={orderNo} orderNo={orderNo} onAnswered={answered} />
      ) : (
        <WaitingConfirmation onAnswered={answered} />
      )}
    </MemberPage>
  )
}
