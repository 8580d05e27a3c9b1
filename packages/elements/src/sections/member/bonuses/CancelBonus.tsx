import { bonusRecords, cancelBonus, type Bonus } from '@baize/contract'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { OrderFacts, orderFactsCss, type OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { leftOf, resultOf } from '../shared/bonus-values.ts'

const styles = [...dialogCss, ...orderFactsCss, ...actionFailureCss]
const active = { status: 'active', pageNo: 1, pageSize: 100 } as const
/** The rules of a withdrawal say which bonuses there are. */
const changed = [bonusRecords, { name: 'withdrawConfig' }]

/** What goes with a bonus, and what stays (MEM-44). */
function useFacts(): (bonus: Bonus, others: readonly Bonus[], own: string) => OrderFact[] {
  const { t, money } = useText()
  const { currencySymbol } = useSession()
  return (bonus, others, own) => {
    const { amount, balance, staked, currency } = bonus
    const result = resultOf(bonus)
    const fact = (name: string, value: string, more: Partial<OrderFact> & { sign?: string } = {}): OrderFact => {
      const { sign = '', ...rest } = more
      const text = `${sign}${money(value.replace('-', ''), currency, currencySymbol)}`
      return { name, label: t(`bonuses.fact.${name}`), value: <Money text={text} />, ...rest }
    }
    const isSome = (value: string) => /[1-9]/.test(value)
    return [
      fact('amount', amount),
      result.startsWith('-') ? fact('lost', result, { sign: '−' }) : fact('won', result),
      ...(isSome(staked) ? [fact('staked', staked, { sign: '−' })] : []),
      fact('removed', balance, { sign: '−', isTotal: true }),
      ...(others.length ? [fact('others', leftOf(others))] : []),
      fact('own', own),
    ]
  }
}

interface CancelBonusProps {
  bonus: Bonus
  onClose: () => void
}

/** Asks before a bonus is cancelled, with what is removed and what is not (MEM-44, API-114). */
export function CancelBonus({ bonus: row, onClose }: CancelBonusProps) {
  useSheets(styles)
  const { t, money } = useText()
  const { currencySymbol } = useSession()
  const factsOf = useFacts()
  const { data, status, error, refresh } = useRead(bonusRecords, active)
  const { busy, failure, run } = useAction(cancelBonus, { refresh: changed, onDone: onClose })
  const bonus = data?.content.find(({ id }) => id === row.id) ?? row
  const others = data?.content.filter(({ id }) => id !== row.id) ?? []
  const written = (amount: string) => money(amount, bonus.currency, currencySymbol)
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('bonuses.keep')}
      </Button>
      <Button kind="danger" loading={busy} disabled={!data} onClick={() => void run({ id: row.id })}>
        {t('bonuses.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('bonuses.cancelTitle')}
      closeLabel={t('common.close')}
      forced={busy}
      onClose={onClose}
      actions={actions}
    >
      <p>
        {t('bonuses.progress', {
          name: bonus.name,
          done: written(bonus.turnoverDone),
          needed: written(bonus.turnoverNeeded),
        })}
      </p>
      <Alert kind="warn">
        <p>
          <b>{t('bonuses.removed')}</b>
        </p>
        <p>{t('bonuses.removedText')}</p>
      </Alert>
      {data ? (
        <OrderFacts facts={factsOf(bonus, others, data.own)} />
      ) : status === 'error' ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Skeleton height={180} />
      )}
      <ActionFailure error={failure} />
    </Dialog>
  )
}
