import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Facts } from './Facts.tsx'
import type { Order } from './order.ts'
import type { Config } from './pages.ts'
import { Step } from './Step.tsx'

interface UnknownProps {
  order: Order
  config: Config
  busy: boolean
  onLook: () => void
}

/** The answer did not come: nothing is sent again before the history has said whether it was made. */
export function Unknown({ order, config, busy, onLook }: UnknownProps) {
  const { t } = useText()
  return (
    <Step title={t('transfer.unknown')} part="confirm">
      <div role="status">
        <Alert kind="warn">
          <span>{t(busy ? 'transfer.looking' : 'transfer.unknownText')}</span>
        </Alert>
      </div>
      <Facts order={order} config={config} />
      <Button kind="primary" size="large" block loading={busy} onClick={onLook}>
        {t('transfer.look')}
      </Button>
    </Step>
  )
}
