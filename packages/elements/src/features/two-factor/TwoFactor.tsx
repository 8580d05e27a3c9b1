import { twoFactor as twoFactorRow } from '@baize/contract'
import { useState, type ReactNode } from 'react'
import { MemberGate } from '../../parts/MemberGate.tsx'
import { PlainFrame } from '../../parts/PlainFrame.tsx'
import { Trouble } from '../../parts/Trouble.tsx'
import type { ViewProps } from '../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../scope.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { TurnOff } from './TurnOff.tsx'
import type { twoFactor } from './two-factor.element.ts'

type Step = 'state' | 'setup' | 'off'

/** Off, with the way to it; on, with the way out; and between them the setting up (AUTH-30, AUTH-31). */
export function TwoFactor({ withoutHeading, emit }: ViewProps<typeof twoFactor>) {
  const { t } = useText()
  const { isLogin, isTrial, reach } = useSession()
  const may = isLogin && !isTrial && reach === 'full'
  const { status, data, error, refresh } = useRead(twoFactorRow, may ? {} : null)
  const [step, setStep] = useState<Step>('state')
  const [codes, setCodes] = useState<readonly string[]>([])

  const switched = (enabled: boolean) => {
    setStep('state')
    refresh()
    emit('baize-two-factor', { enabled })
  }
  const back = () => setStep('state')

  const content = (): ReactNode => {
    if (codes.length) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
    if (!data) return status === 'error' ? <Trouble error={error} onRetry={refresh} /> : <Skeleton height={112} />
    // A backend that does not say has passwords.
    const { hasPassword = true } = data
    if (step === 'off') return <TurnOff hasPassword={hasPassword} onDone={() => switched(false)} onCancel={back} />
    if (step === 'setup') {
      const done = (recovery: readonly string[]) => {
        setCodes(recovery)
        switched(true)
      }
      return <SetUp hasPassword={hasPassword} onDone={done} onCancel={back} />
    }
    return (
      <>
        <p className="two-factor-state">
          <Badge kind={data.enabled ? 'win' : 'info'}>{t(data.enabled ? 'twoFactor.on' : 'twoFactor.off')}</Badge>
          {data.enabled && <span>{t('twoFactor.left', { count: data.recoveryLeft })}</span>}
        </p>
        <p className="plain-text">{t('twoFactor.text')}</p>
        {data.enabled ? (
          <Button onClick={() => setStep('off')}>{t('twoFactor.turnOff')}</Button>
        ) : (
          <Button kind="primary" onClick={() => setStep('setup')}>
            {t('twoFactor.setUp')}
          </Button>
        )}
      </>
    )
  }
  return (
    <PlainFrame title={t('twoFactor.title')} bare={withoutHeading ?? false}>
      <MemberGate to="/member">{content()}</MemberGate>
    </PlainFrame>
  )
}
