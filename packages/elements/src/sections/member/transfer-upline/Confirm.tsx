import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Facts } from './Facts.tsx'
import type { Order } from './order.ts'
import type { Config } from './pages.ts'
import { Step } from './Step.tsx'

interface ConfirmProps {
  order: Order
  config: Config
  busy: boolean
  /** It was sent before and did not arrive. */
  lost: boolean
  onSend: () => void
  onBack: () => void
}

/** The last look before money goes: how much, and to whom. */
export function Confirm({ order, config, busy, lost, onSend, onBack }: ConfirmProps) {
  const { t } = useText()
  return (
    <Step title={t('transfer.confirmTitle')} part="confirm">
      <div role="status">
        <Alert kind={lost ? 'warn' : 'info'}>
          <span>{t(lost ? 'transfer.lost' : 'transfer.final')}</span>
        </Alert>
      </div>
      <Facts order={order} config={config} />
      <div className="transfers-actions">
        <Button size="large" disabled={busy} onClick={onBack}>
          {t('transfer.back')}
        </Button>
        <Button kind="primary" size="large" loading={busy} onClick={onSend}>
          {t('transfer.send')}
        </Button>
      </div>
    </Step>
  )
}
