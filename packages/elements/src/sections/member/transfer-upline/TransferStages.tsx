import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'
import { useText } from '../../../scope.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import type { TransferValues } from './transfer-values.ts'
import type { Config } from './peer-transfers.ts'

interface TransferStepProps {
  title: string
  part?: string
  /** Before the title, where all went well. */
  icon?: IconShape
  children: ReactNode
}

/**
 * A step that takes the place of the form. The focus goes to its title, because the control that
 * had it is gone.
 */
export function TransferStep({ title, part, icon, children }: TransferStepProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [title])
  return (
    <div className="transfers-step" part={part}>
      <div className="transfers-made">
        {icon && (
          <span className="transfers-disc">
            <Icon of={icon} size={24} />
          </span>
        )}
        <h3 ref={head} className="transfers-heading" tabIndex={-1}>
          {title}
        </h3>
      </div>
      {children}
    </div>
  )
}

interface TransferFactsProps {
  order: TransferValues
  config: Config
  orderNo?: string
}

/** Amount and counterpart of a transfer, as they are about to be, or were sent. */
export function TransferFacts({ order, config, orderNo }: TransferFactsProps) {
  const { t, money } = useText()
  const { upline, currency, currencySymbol } = config
  return (
    <dl className="transfers-facts">
      <div>
        <dt>{t('transfer.amount')}</dt>
        <dd className="transfers-amount">
          <Money text={money(order.amount, currency, currencySymbol)} />
        </dd>
      </div>
      <div>
        <dt>{t('transfer.to')}</dt>
        <dd>
          <bdi translate="no">{order.account ?? upline}</bdi>
        </dd>
      </div>
      {order.remark && (
        <div>
          <dt>{t('transfer.remark')}</dt>
          <dd dir="auto">{order.remark}</dd>
        </div>
      )}
      {orderNo && (
        <div>
          <dt>{t('transfer.orderNo')}</dt>
          <dd>
            <bdi translate="no">{orderNo}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

interface ConfirmTransferProps {
  order: TransferValues
  config: Config
  busy: boolean
  /** It was sent before and did not arrive. */
  lost: boolean
  onSend: () => void
  onBack: () => void
}

/** The question before money is sent: how much, and to whom. */
export function ConfirmTransfer({ order, config, busy, lost, onSend, onBack }: ConfirmTransferProps) {
  const { t } = useText()
  return (
    <TransferStep title={t('transfer.confirmTitle')} part="confirm">
      <div role="status">
        <Alert kind={lost ? 'warn' : 'info'}>
          <span>{t(lost ? 'transfer.lost' : 'transfer.final')}</span>
        </Alert>
      </div>
      <TransferFacts order={order} config={config} />
      <div className="transfers-actions">
        <Button size="large" disabled={busy} onClick={onBack}>
          {t('transfer.back')}
        </Button>
        <Button kind="primary" size="large" loading={busy} onClick={onSend}>
          {t('transfer.send')}
        </Button>
      </div>
    </TransferStep>
  )
}

interface UnknownOutcomeProps {
  order: TransferValues
  config: Config
  busy: boolean
  onLook: () => void
}

/**
 * The answer did not come: nothing is sent again before the history has said whether it was made.
 */
export function UnknownOutcome({ order, config, busy, onLook }: UnknownOutcomeProps) {
  const { t } = useText()
  return (
    <TransferStep title={t('transfer.unknown')} part="confirm">
      <div role="status">
        <Alert kind="warn">
          <span>{t(busy ? 'transfer.looking' : 'transfer.unknownText')}</span>
        </Alert>
      </div>
      <TransferFacts order={order} config={config} />
      <Button kind="primary" size="large" block loading={busy} onClick={onLook}>
        {t('transfer.look')}
      </Button>
    </TransferStep>
  )
}
