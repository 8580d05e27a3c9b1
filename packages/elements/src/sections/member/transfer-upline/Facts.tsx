import { useText } from '../../../scope.ts'
import { Money } from '../../../ui/data/Money.tsx'
import type { Order } from './order.ts'
import type { Config } from './pages.ts'

interface FactsProps {
  order: Order
  config: Config
  orderNo?: string
}

/** Amount and counterpart of a transfer, as they are about to be, or were sent. */
export function Facts({ order, config, orderNo }: FactsProps) {
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
