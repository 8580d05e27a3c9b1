import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { circleCheck } from '../../../ui/media/icons.gen.ts'
import { Facts } from './Facts.tsx'
import type { Order } from './order.ts'
import type { Config } from './pages.ts'
import { Step } from './Step.tsx'

interface DoneProps {
  order: Order
  orderNo: string
  config: Config
  onAgain: () => void
}

/** It was transferred, and under which number. */
export function Done({ order, orderNo, config, onAgain }: DoneProps) {
  const { t } = useText()
  return (
    <Step title={t('transfer.done')} part="done" icon={circleCheck}>
      <Facts order={order} config={config} orderNo={orderNo} />
      <Button size="large" block onClick={onAgain}>
        {t('transfer.again')}
      </Button>
    </Step>
  )
}
