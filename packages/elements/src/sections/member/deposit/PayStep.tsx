import {
  balance as balanceEndpoint,
  cancelDeposit,
  claimDeposit,
  depositMethods,
  depositOrder,
  depositOrders,
  retryDeposit,
  sumOfAmounts,
  type DepositOrder,
  type DepositOrderAndPayment,
} from '@baize/contract'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useEvery } from '../../../runtime/use-every.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useScope, useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { BalanceAmount } from '../../../shared/money/BalanceAmount.tsx'
import { OrderFacts, type OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { circleAlert, circleCheck, clock, x, type IconShape } from '../../../ui/media/icons.gen.ts'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { CopyValue, copyValueCss } from '../shared/CopyValue.tsx'
import { pictureUploadCss } from '../shared/pictures/PictureUpload.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { arrivalText, type Method } from './deposit-values.ts'
import { Payment, PaymentHead } from './Payment.tsx'
import css from './pay-step.css'
import { Receipts } from './Receipts.tsx'

const styles = [...actionFailureCss, ...copyValueCss, ...pictureUploadCss, ...dialogCss, css]

/** Milliseconds after which the state of an order is asked for again. */
const pollEvery = { pending: 4000, processing: 8000 }

const changed = [depositOrder, depositOrders, depositMethods]

const icons: Readonly<Record<Exclude<DepositOrder['state'], 'pending'>, IconShape>> = {
  processing: clock,
  success: circleCheck,
  failed: circleAlert,
  expired: clock,
  cancelled: x,
}

interface OrderProps {
  order: DepositOrder
  /** An amount in the currency of the order, as the texts write it. */
  written: (amount: string) => string
}

/** “I have paid”. */
function Claim({ order, secondary = false }: { order: DepositOrder; secondary?: boolean }) {
  const { t } = useText()
  const { busy, failure, run } = useAction(claimDeposit, { refresh: changed })
  return (
    <>
      <Button
        kind={secondary ? 'secondary' : 'primary'}
        size="large"
        loading={busy}
        onClick={() => void run({ orderNo: order.orderNo })}
      >
        {t('deposit.paid')}
      </Button>
      <ActionFailure error={failure} />
    </>
  )
}

/** The button that cancels an order, after one question. */
function Cancel({ orderNo }: Pick<DepositOrder, 'orderNo'>) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAction(cancelDeposit, { refresh: changed, onDone: () => setAsking(false) })
  return (
    <>
      <Button size="large" onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      {asking && (
        <Dialog
          title={t('deposit.cancelTitle')}
          closeLabel={t('common.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('deposit.keep')}</Button>
              <Button kind="danger" loading={busy} onClick={() => void run({ orderNo })}>
                {t('deposit.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('deposit.cancelText')}</p>
          <ActionFailure error={failure} />
        </Dialog>
      )}
    </>
  )
}

/** The gateway does not answer: the order is kept, and it is asked again on request (MEM-28). */
function NoAnswer({ orderNo }: Pick<DepositOrder, 'orderNo'>) {
  const { t } = useText()
  const { busy, failure, run } = useAction(retryDeposit, { refresh: changed })
  return (
    <div className="deposit-payment" part="payment">
      <div role="status">
        <Alert kind="warn">
          <span>{t('deposit.noAnswer')}</span>
        </Alert>
      </div>
      <Button kind="primary" size="large" block loading={busy} onClick={() => void run({ orderNo })}>
        {t('common.retry')}
      </Button>
      <ActionFailure error={failure} />
    </div>
  )
}

interface PendingProps extends OrderProps {
  payment: DepositOrderAndPayment['payment']
  currencySymbol: string
  onLeave: () => void
}

/** An order that is to be paid. */
function Pending({ order, payment, written, currencySymbol, onLeave }: PendingProps) {
  const { t, money } = useText()
  const [opened, setOpened] = useState(false)
  const { orderNo, amount, currency, claimed } = order
  // Where there is no other way, one goes to the gateway's page before one says that it is paid.
  const isNext = payment !== null && !payment.details.length && payment.qr === null && !opened
  // A coin has a currency of its own, and no symbol.
  const exact = payment
    ? {
        value: payment.amount,
        text: money(payment.amount, payment.currency, payment.currency === currency ? currencySymbol : undefined),
      }
    : { value: amount, text: written(amount) }
  return (
    <>
      <PaymentHead order={order} amount={exact} />
      {payment ? (
        <Payment order={order} payment={payment} isNext={isNext} onOpened={() => setOpened(true)} />
      ) : (
        <NoAnswer orderNo={orderNo} />
      )}
      {order.takesReceipts && payment && <Receipts order={order} removable />}
      <div role="status" className="deposit-status">
        {claimed && (
          <Alert>
            <span>{t('deposit.claimed')}</span>
          </Alert>
        )}
      </div>
      <div className="deposit-actions deposit-pay-actions">
        <Cancel orderNo={orderNo} />
        {payment && !claimed && <Claim order={order} secondary={isNext} />}
      </div>
      <p className="deposit-note">
        {t('deposit.oneOrder')} <LinkButton onClick={onLeave}>{t('deposit.otherMethod')}</LinkButton>
      </p>
    </>
  )
}

/** Whether somebody who has paid all the same can prove it (MEM-27). */
const canProve = ({ state }: DepositOrder): boolean => state === 'failed' || state === 'expired'

interface OutcomeProps extends OrderProps {
  state: Exclude<DepositOrder['state'], 'pending'>
  onLeave: () => void
}

/** How an order stands, in plain words, and what to do next. */
function Outcome({ order, state, written, onLeave }: OutcomeProps) {
  const { t } = useText()
  const { data: wallet } = useRead(balanceEndpoint, {})
  const { orderNo, amount, fee, paid, credited, reason, receipts } = order
  const isSettled = state === 'success' || state === 'cancelled'
  const why = reason ? `deposit.reason.${reason}` : `deposit.outcomeText.${state}`
  const facts: OrderFact[] = [
    ...(state === 'success'
      ? [
          {
            name: 'credited',
            label: t('deposit.line.credited'),
            value: <Money text={written(credited ?? sumOfAmounts([amount, `-${fee}`]))} />,
            isAmount: true,
          },
          {
            name: 'balance',
            label: t('deposit.newBalance'),
            value: <BalanceAmount text={wallet && written(wallet.available)} />,
          },
        ]
      : [{ name: 'amount', label: t('deposit.amount'), value: <Money text={written(amount)} />, isAmount: true }]),
    ...(paid !== null && paid !== amount
      ? [{ name: 'paid', label: t('deposit.line.paid'), value: <Money text={written(paid)} />, isAmount: true }]
      : []),
    {
      name: 'orderNo',
      label: t('deposit.column.orderNo'),
      value: <CopyValue value={orderNo} label={t('deposit.column.orderNo')} />,
    },
  ]
  return (
    <>
      <div className={`deposit-outcome deposit-is-${state}`} part="outcome" role="status">
        <span className="deposit-disc">
          <Icon of={icons[state]} size={24} />
        </span>
        <div>
          <h4 className="deposit-outcome-title">{t(`deposit.outcome.${state}`)}</h4>
          <p>{t(why)}</p>
          {canProve(order) && <p>{t('deposit.mayHavePaid')}</p>}
        </div>
      </div>
      <OrderFacts facts={facts} />
      {(order.takesReceipts || receipts.length > 0) && <Receipts order={order} removable={!isSettled} />}
      {!isSettled && <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />}
      <div className="deposit-actions deposit-pay-actions">
        <Button size="large" onClick={onLeave}>
          {t('deposit.again')}
        </Button>
        {canProve(order) && receipts.length > 0 && <Claim order={order} />}
      </div>
    </>
  )
}

interface PayStepProps {
  orderNo: string
  /** What the platform said when the order was placed. */
  placed: DepositOrderAndPayment | null
  currencySymbol: string
  methodOf: (id: string) => Method | undefined
  payerName: string | null
  /** Back to the methods. */
  onLeave: () => void
  onState: (order: DepositOrder) => void
}

/** Tells of every other state, and has the balance asked for once the money is there. */
function useStateNews(order: DepositOrder | undefined, onState: (order: DepositOrder) => void) {
  const scope = useScope()
  const last = useRef<Pick<DepositOrder, 'orderNo' | 'state'>>(undefined)
  const report = useRef(onState)
  report.current = onState
  useEffect(() => {
    if (!order) return
    const { current } = last
    last.current = order
    if (!current || current.orderNo !== order.orderNo || current.state === order.state) return
    scope.refresh(depositOrders)
    scope.refresh(depositMethods)
    if (order.state === 'success') scope.refresh(balanceEndpoint)
    report.current(order)
  }, [scope, order])
}

/** Whether the ordered amount is still to arrive: nothing else has, and the order has not ended. */
const isExpected = ({ state, reason }: DepositOrder): boolean =>
  (state === 'pending' || state === 'processing') && reason === null

/**
 * What an order adds to the balance: what it has added, or will where the ordered amount arrives.
 * Null where nothing is sure: another amount has arrived, or it has ended without one.
 */
const creditOf = (order: DepositOrder): string | null =>
  isExpected(order) ? sumOfAmounts([order.amount, `-${order.fee}`]) : order.credited

/** An order: how it is paid, and what became of it. It changes by itself (MEM-26 to MEM-28). */
export function PayStep(props: PayStepProps) {
  const { orderNo, placed, currencySymbol, methodOf, payerName, onLeave, onState } = props
  const text = useText()
  const { t, money } = text
  useSheets(styles)
  const read = useRead(depositOrder, { orderNo })
  const answer = read.data ?? (placed?.order.orderNo === orderNo ? placed : undefined)
  const order = answer?.order
  const state = order?.state
  useEvery(state === 'pending' || state === 'processing' ? pollEvery[state] : null, read.refresh)
  useStateNews(order, onState)
  if (!answer || !order || !state) {
    const content = (): ReactNode => {
      if (read.status !== 'error') return <Skeleton height={320} />
      if (read.error?.code !== 'NOT_FOUND' && read.error?.code !== 'BAD_REQUEST')
        return <LoadFailure error={read.error} onRetry={read.refresh} />
      return (
        <EmptyState title={t('deposit.notFound')} action={<Button onClick={onLeave}>{t('deposit.again')}</Button>} />
      )
    }
    return <div className="member-main deposit-main">{content()}</div>
  }
  const written = (amount: string) => money(amount, order.currency, currencySymbol)
  const method = methodOf(order.methodId)
  const isOpen = state === 'pending' || state === 'processing'
  const credit = creditOf(order)
  return (
    <>
      <div className="member-main deposit-main deposit-pay">
        {state === 'pending' ? (
          <Pending
            order={order}
            payment={answer.payment}
            written={written}
            currencySymbol={currencySymbol}
            onLeave={onLeave}
          />
        ) : (
          <Outcome order={order} state={state} written={written} onLeave={onLeave} />
        )}
      </div>
      <DepositSummary
        lines={[
          { name: 'method', value: <bdi>{order.method}</bdi> },
          { name: 'pay', value: <Money text={written(order.amount)} /> },
          { name: 'fee', value: <Money text={written(order.fee)} /> },
          ...(method && isExpected(order)
            ? [{ name: 'arrives' as const, value: arrivalText(text, method.arrivesWithin) }]
            : []),
          {
            name: isOpen ? 'toBeCredited' : 'credited',
            value: <Money text={credit === null ? '–' : written(credit)} />,
            isTotal: true,
          },
        ]}
        payerName={isOpen && method?.needsPayer ? payerName : null}
      />
    </>
  )
}
