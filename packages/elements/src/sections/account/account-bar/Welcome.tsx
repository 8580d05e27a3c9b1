import { balance } from '@baize/contract'
import { useRead, useTextOf } from '../../../scope.ts'
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts'
import { Toast } from '../../../ui/overlays/Toast.tsx'

interface WelcomeProps {
  /** The account that was opened. */
  account: string
  onClose: () => void
}

/** Said to somebody whose account has just been opened: that it is, and what is in its wallet. */
export function Welcome({ account, onClose }: WelcomeProps) {
  const text = useTextOf('site')
  const { data, error } = useRead(balance, {})
  const [hidden] = useHiddenBalance()
  if (!text || !(data ?? error)) return null
  const shown = data && !hidden && Number(data.available) > 0 ? data : null
  const amount = shown && text.money(shown.available, shown.currency, shown.currencySymbol)
  return (
    <Toast
      kind="win"
      title={text.t('welcome.title')}
      text={amount ? text.t('welcome.withBalance', { account, amount }) : text.t('welcome.text', { account })}
      closeLabel={text.t('common.close')}
      onClose={onClose}
    />
  )
}
