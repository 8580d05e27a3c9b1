import { useText } from '../../../scope.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { MissingSteps } from './MissingSteps.tsx'
import type { HeldBack, WithdrawConfig } from './withdraw-values.ts'

interface HeldBackFormProps {
  config: WithdrawConfig
  reason: HeldBack
  /** Opens an order to confirm a part of it. */
  onConfirm: (orderNo: string) => void
}

/** Said in place of the form while nothing can be withdrawn, with what to do about it (MEM-31). */
export function HeldBackForm({ config, reason, onConfirm }: HeldBackFormProps) {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const { delayedUntil, waiting, dailyCount, currency, currencySymbol } = config
  const written = (amount: string) => money(amount, currency, currencySymbol)
  if (reason === 'missing') return <MissingSteps config={config} />
  if (reason === 'waiting' && waiting)
    return (
      <>
        <Alert kind="warn">
          <p>
            {t('withdraw.waiting', {
              part: waiting.partNo,
              orderNo: waiting.orderNo,
              amount: written(waiting.amount),
              date: date(waiting.deadline),
            })}
          </p>
        </Alert>
        <Button kind="primary" size="large" block onClick={() => onConfirm(waiting.orderNo)}>
          {t('withdraw.confirmPart')}
        </Button>
      </>
    )
  return (
    <Alert kind="warn">
      <p>
        {reason === 'delayed'
          ? t('withdraw.delayed', { date: delayedUntil === null ? '' : date(delayedUntil) })
          : t(`withdraw.${reason}`, { count: dailyCount })}
      </p>
    </Alert>
  )
}
