import { balance as balanceEndpoint, timing } from '@baize/contract'
import { useRef } from 'react'
import { BackButton } from '../../../shared/games/frame/BackButton.tsx'
import { useRead, useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { refreshCw } from '../../../ui/media/icons.gen.ts'
import { Money } from '../../../ui/data/Money.tsx'

interface BarProps {
  name: string
  /** Whether there is a balance to show. */
  member: boolean
  onExit: () => void
}

/** The slim bar above a lottery: the way back, its name, and the balance with a way to ask for it again (LOTT-14). */
export function Bar({ name, member, onExit }: BarProps) {
  const { t } = useText()
  return (
    <div className="bar" part="bar" role="group" aria-label={t('lottery.title')}>
      <BackButton onBack={onExit} />
      <h1 className="bar-name">
        <bdi>{name}</bdi>
      </h1>
      {member && <Balance />}
    </div>
  )
}

function Balance() {
  const { t, money } = useText()
  const { data, status, refresh } = useRead(balanceEndpoint, {})
  const asked = useRef(-Infinity)
  const ask = () => {
    if (performance.now() - asked.current < timing.balanceThrottle) return
    asked.current = performance.now()
    refresh()
  }
  return (
    <div className="bar-wallet">
      <span className="bar-label">{t('frame.balance')}</span>
      <span className="bar-amount" data-stale={status === 'error' || undefined}>
        {data ? <Money text={money(data.available, data.currency, data.currencySymbol)} /> : '…'}
      </span>
      <IconButton
        icon={refreshCw}
        label={t('account.refresh')}
        size={32}
        loading={status === 'loading'}
        onClick={ask}
      />
    </div>
  )
}
