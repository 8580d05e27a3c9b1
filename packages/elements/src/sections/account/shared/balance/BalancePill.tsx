import type { Session, CallError } from '@baize/client'
import { useText, useRead } from '../../../../scope.ts'
import { IconButton, iconButtonCss } from '../../../../ui/forms/IconButton.tsx'
import { eye, eyeOff, refreshCw } from '../../../../ui/media/icons.gen.ts'
import { Money, moneyCss } from '../../../../ui/data/Money.tsx'
import { Skeleton, skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { Toast, toastCss } from '../../../../ui/overlays/Toast.tsx'
import { Stars } from '../../../../shared/money/BalanceAmount.tsx'
import { useHiddenBalance } from '../../../../shared/money/hidden-balance.ts'
import { balance, timing } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { hasIncreased, type Wallet } from './balance-increase.ts'
import css from './balance.css'

export const balanceCss = [...iconButtonCss, ...moneyCss, ...skeletonCss, ...toastCss, css]

interface BalanceState {
  /** The last known balance; a call that fails does not remove it (HEAD-20). */
  data: Wallet | undefined
  busy: boolean
  error: CallError | undefined
  /** How often it has grown while it was watched. */
  grown: number
  /** Asks again, at most once in three seconds. */
  refresh: () => void
  /** Drops the last error. */
  clearError: () => void
}

/** @param owner - whose balance; another owner starts anew */
function useBalance(owner: string): BalanceState {
  const { status, data, error, refresh } = useRead(balance, {})
  const [forgotten, setForgotten] = useState<CallError>()
  const [grown, setGrown] = useState(0)
  const known = useRef<{ owner: string; data?: Wallet }>({ owner })
  const asked = useRef(-Infinity)

  useEffect(() => {
    if (!data) return
    const before = known.current.owner === owner ? known.current.data : undefined
    if (hasIncreased(before, data)) setGrown(times => times + 1)
    known.current = { owner, data }
  }, [data, owner])

  return {
    data,
    busy: status === 'loading',
    error: status === 'error' && error !== forgotten ? error : undefined,
    grown,
    refresh() {
      const now = performance.now()
      if (now - asked.current < timing.balanceThrottle) return
      asked.current = now
      refresh()
    },
    clearError: () => setForgotten(error),
  }
}

/** Characters of an amount that fit into the bar of a phone beside everything else. */
const shortAmount = 11

/** The balance of the wallet: shown or hidden, refreshed on demand (WAL-01 to WAL-05, HEAD-20). */
export function BalancePill({ session }: { session: Session }) {
  const { t, money, refusal } = useText()
  const { data, busy, error, grown, refresh, clearError } = useBalance(session.id)
  const [hidden, toggle] = useHiddenBalance()
  const text = data && money(data.available, data.currency, data.currencySymbol)

  return (
    <div className={`balance${!hidden && text && text.length > shortAmount ? ' balance-long' : ''}`} part="balance">
      <IconButton
        icon={hidden ? eyeOff : eye}
        size={32}
        label={t(hidden ? 'account.show' : 'account.hide')}
        aria-pressed={hidden}
        onClick={toggle}
      />
      <span className="unseen">{t(hidden ? 'account.hidden' : 'account.balance')}</span>
      <span className={`balance-amount${grown ? ' balance-grown' : ''}`} key={grown} aria-hidden={hidden || undefined}>
        {hidden ? <Stars /> : text ? <Money text={text} /> : <Skeleton width={88} height={20} />}
      </span>
      <IconButton icon={refreshCw} size={32} loading={busy} label={t('account.refresh')} onClick={refresh} />
      {error && (
        <Toast
          kind="loss"
          title={t('account.notRefreshed')}
          text={refusal(error)}
          closeLabel={t('common.close')}
          onClose={clearError}
        />
      )}
    </div>
  )
}
