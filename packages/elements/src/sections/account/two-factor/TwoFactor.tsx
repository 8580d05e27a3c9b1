import { twoFactor as twoFactorEndpoint } from '@baize/contract'
import { useState, type ReactNode } from 'react'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { State } from './State.tsx'
import { TurnOff } from './TurnOff.tsx'
import type { twoFactor } from './two-factor.element.ts'

type Step = 'state' | 'setup' | 'off'

/** Off, with the way to it; on, with the way out; and between them the setting up (AUTH-30, AUTH-31). */
export function TwoFactor({ withoutHeading, emit }: ViewProps<typeof twoFactor>) {
  const { t } = useText()
  const { isLogin, isTrial, reach } = useSession()
  const may = isLogin && !isTrial && reach === 'full'
  const { status, data, error, refresh } = useRead(twoFactorEndpoint, may ? {} : null)
  const [step, setStep] = useState<Step>('state')
  const [moved, setMoved] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])

  const go = (next: Step) => {
    setMoved(true)
    setStep(next)
  }
  const switched = (enabled: boolean) => {
    go('state')
    refresh()
    emit('baize-two-factor', { enabled })
  }
  const back = () => go('state')

  const content = (): ReactNode => {
    if (codes.length) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={112} />
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
    return <State state={data} returned={moved} onSetUp={() => go('setup')} onTurnOff={() => go('off')} />
  }
  return (
    <PlainFrame title={t('twoFactor.title')} bare={withoutHeading ?? false}>
      <Gate need="member" to="/member">
        {content()}
      </Gate>
    </PlainFrame>
  )
}
