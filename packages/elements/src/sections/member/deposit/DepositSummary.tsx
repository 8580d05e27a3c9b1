import type { ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { OrderFacts } from '../../../shared/money/OrderFacts.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { lock } from '../../../ui/media/icons.gen.ts'

export interface SummaryLine {
  name: 'method' | 'pay' | 'fee' | 'arrives' | 'toBeCredited' | 'credited' | 'balanceAfter'
  value: ReactNode
  /** The last line, to which the others lead. */
  isTotal?: boolean
}

interface DepositSummaryProps {
  lines: readonly SummaryLine[]
  /** Whose account the money must come from. */
  payerName: string | null
}

/** What is paid and credited, beside the form or the way to pay. */
export function DepositSummary({ lines, payerName }: DepositSummaryProps) {
  const { t } = useText()
  return (
    <aside className="member-summary" part="summary" aria-label={t('deposit.summary')}>
      <h4 className="member-heading">{t('deposit.summary')}</h4>
      <OrderFacts facts={lines.map(line => ({ ...line, label: t(`deposit.line.${line.name}`) }))} />
      {payerName && (
        <p className="deposit-payer">
          <Icon of={lock} size={16} />
          <span>{t('deposit.payerOnly', { name: payerName })}</span>
        </p>
      )}
    </aside>
  )
}
