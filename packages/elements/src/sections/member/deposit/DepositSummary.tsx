import type { ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { lock } from '../../../ui/media/icons.gen.ts'

export interface SummaryLine {
  name: 'method' | 'pay' | 'fee' | 'arrives' | 'toBeCredited' | 'credited' | 'balanceAfter'
  value: ReactNode
  /** The last line, to which the others lead. */
  strong?: boolean
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
    <aside className="deposit-summary" part="summary" aria-label={t('deposit.summary')}>
      <h4 className="deposit-heading">{t('deposit.summary')}</h4>
      <dl className="deposit-lines">
        {lines.map(({ name, value, strong }) => (
          <div key={name} className={strong ? 'deposit-strong' : undefined}>
            <dt>{t(`deposit.line.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payerName && (
        <p className="deposit-payer">
          <Icon of={lock} size={16} />
          <span>{t('deposit.payerOnly', { name: payerName })}</span>
        </p>
      )}
    </aside>
  )
}
